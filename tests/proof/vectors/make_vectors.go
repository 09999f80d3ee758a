// make_vectors.go SERVED.v1.bin: writes vectors.json to stdout. Go's packages of notes and transparency logs (Debian's
// golang-golang-x-mod-dev) sign, hash and prove; what they do not know is written here by hand from C2SP's pages. The
// seed of each key is public: none is for a log.
//
//	GO111MODULE=off GOFLAGS= GOPATH=/usr/share/gocode go run make_vectors.go ../../golden/logs/served.v1.bin > vectors.json
package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type object = map[string]any

const (
	origin   = "chalkline.example/log"
	dash     = "\u2014 "
	timeS    = 1764200000
	smallMax = 17
	noteSize = 13
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func b64(data []byte) string { return base64.StdEncoding.EncodeToString(data) }

func digest(data string) string {
	sum := sha256.Sum256([]byte(data))
	return hex.EncodeToString(sum[:])
}

type key struct {
	name      string
	algorithm byte
	private   ed25519.PrivateKey
	id        [4]byte
}

func newKey(name, sentence string, algorithm byte) key {
	seed := sha256.Sum256([]byte(sentence))
	made := key{name: name, algorithm: algorithm, private: ed25519.NewKeyFromSeed(seed[:])}
	sum := sha256.Sum256(append([]byte(name+"\n"), made.public()...))
	copy(made.id[:], sum[:])
	return made
}

func (k key) public() []byte { return append([]byte{k.algorithm}, k.private[32:]...) }

func (k key) described() object {
	id := hex.EncodeToString(k.id[:])
	found := object{"name": k.name, "keyId": id, "seedHex": hex.EncodeToString(k.private.Seed()),
		"publicHex": hex.EncodeToString(k.private[32:]), "vkey": k.name + "+" + id + "+" + b64(k.public())}
	if k.algorithm == 1 {
		found["goSignerKey"] = "PRIVATE+KEY+" + k.name + "+" + id + "+" + b64(append([]byte{1}, k.private.Seed()...))
		must(note.NewVerifier(found["vkey"].(string)))
	}
	return found
}

func (k key) line(signature []byte) string {
	return dash + k.name + " " + b64(append(k.id[:], signature...)) + "\n"
}

// Go's own signature.
func (k key) signed(text string) string {
	signer := must(note.NewSigner(k.described()["goSignerKey"].(string)))
	return string(must(note.Sign(&note.Note{Text: text}, signer)))
}

func (k key) signature(text string) []byte { return ed25519.Sign(k.private, []byte(text)) }

func cosignedMessage(text string) string {
	return fmt.Sprintf("cosignature/v1\ntime %d\n%s", timeS, text)
}

func (k key) cosigned(text string) string {
	stamp := binary.BigEndian.AppendUint64(nil, timeS)
	return k.line(append(stamp, k.signature(cosignedMessage(text))...))
}

func checkpoint(size int64, root tlog.Hash) string {
	return fmt.Sprintf("%s\n%d\n%s\n", origin, size, root)
}

// The hashes of a tree as Go stores them.
type stored []tlog.Hash

func (s stored) ReadHashes(indexes []int64) ([]tlog.Hash, error) {
	var found []tlog.Hash
	for _, index := range indexes {
		found = append(found, s[index])
	}
	return found, nil
}

func treeOf(records [][]byte) stored {
	var all stored
	for at, record := range records {
		all = append(all, must(tlog.StoredHashes(int64(at), record, all))...)
	}
	return all
}

// A tree of any size whose leaves are all the same.
type same []tlog.Hash

func (s same) ReadHashes(indexes []int64) ([]tlog.Hash, error) {
	var found []tlog.Hash
	for _, index := range indexes {
		level, _ := tlog.SplitStoredHashIndex(index)
		found = append(found, s[level])
	}
	return found, nil
}

func rootOf(size int64, hashes tlog.HashReader) tlog.Hash {
	if size == 0 {
		return sha256.Sum256(nil) // Go has 32 zero bytes there
	}
	return must(tlog.TreeHash(size, hashes))
}

func texts[P ~[]tlog.Hash](hashes P) []string {
	found := []string{}
	for _, hash := range hashes {
		found = append(found, hash.String())
	}
	return found
}

func joined(hashes []tlog.Hash) string {
	var all strings.Builder
	for _, hash := range hashes {
		all.Write(hash[:])
	}
	return all.String()
}

func bundle(records [][]byte) string {
	var all []byte
	for _, record := range records {
		all = append(binary.BigEndian.AppendUint16(all, uint16(len(record))), record...)
	}
	return string(all)
}

func leavesOf(records [][]byte) []tlog.Hash {
	var leaves []tlog.Hash
	for _, record := range records {
		leaves = append(leaves, tlog.RecordHash(record))
	}
	return leaves
}

var (
	logKey   = newKey(origin, "chalkline: the log of the project's own vectors", 1)
	nextKey  = newKey(origin, "chalkline: its next key", 1)
	otherKey = newKey("other.example/log", "chalkline: another log", 1)
	witness  = newKey("witness.example/w1", "chalkline: a witness", 4)
)

func smallTrees(records [][]byte, hashes stored) object {
	leaves := leavesOf(records)
	var trees []object
	inclusion, consistency := object{}, object{}
	for size := int64(0); size <= smallMax; size++ {
		hasProofs := size <= 9 || size >= noteSize && size != 14
		root := rootOf(size, hashes)
		tree := object{"size": size, "root": root.String(), "checkpoint": logKey.signed(checkpoint(size, root))}
		if size > 0 {
			tree["tile0Sha256Hex"] = digest(joined(leaves[:size]))
			tree["tile0Path"] = fmt.Sprintf("tile/0/000.p/%d", size)
			tree["entriesSha256Hex"] = digest(bundle(records[:size]))
			var found, grown [][]string
			for at := int64(0); at < size; at++ {
				found = append(found, texts(must(tlog.ProveRecord(size, at, hashes))))
				grown = append(grown, texts(must(tlog.ProveTree(size, at+1, hashes))))
			}
			if hasProofs {
				inclusion[fmt.Sprint(size)], consistency[fmt.Sprint(size)] = found, grown
			}
		}
		trees = append(trees, tree)
	}
	var recordsHex []string
	for _, record := range records {
		recordsHex = append(recordsHex, hex.EncodeToString(record))
	}
	return object{"recordsHex": recordsHex, "leafHashes": texts(leaves), "trees": trees,
		"inclusion": object{"proofs": inclusion}, "consistency": object{"proofs": consistency}}
}

// S + L in place of S: the order of the group, least significant byte first.
func malleable(signature []byte) []byte {
	order := must(hex.DecodeString("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010"))
	changed, carry := append([]byte{}, signature...), 0
	for at := range order {
		carry += int(changed[32+at]) + int(order[at])
		changed[32+at], carry = byte(carry), carry>>8
	}
	return changed
}

func notes(root tlog.Hash) []object {
	text := checkpoint(noteSize, root)
	good := logKey.signed(text)
	signature := logKey.signature(text)
	line := logKey.line(signature)
	byHand := func(text string) string { return text + "\n" + logKey.line(logKey.signature(text)) }
	of := func(size, root string) string { return byHand(origin + "\n" + size + "\n" + root + "\n") }
	first := append([]byte{}, signature...)
	first[0] ^= 1
	encoded := strings.TrimSuffix(line[strings.LastIndex(line, " ")+1:], "\n")
	alphabet := "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	// Sets the lowest bit of the last character before the padding, which stands for nothing.
	unused := func(text string) string {
		at := len(strings.TrimRight(text, "=")) - 1
		return text[:at] + string(alphabet[strings.IndexByte(alphabet, text[at])^1]) + text[at+1:]
	}
	alien := logKey
	alien.private = otherKey.private
	renamed := logKey
	renamed.name = "renamed.example/log"
	cases := []struct{ name, note, expect string }{
		{"good", good, "accept"},
		{"a line of a witness beside it", good + witness.cosigned(text), "accept"},
		{"an extension line", byHand(text + "extension\n"), "accept"},
		{"the next key's line beside it", good + nextKey.line(nextKey.signature(text)), "accept"},
		{"no line feed at the end", strings.TrimSuffix(good, "\n"), "refuse"},
		{"more behind the signature", good + "more\n", "refuse"},
		{"an empty line behind the signature", good + "\n", "refuse"},
		{"carriage returns", strings.ReplaceAll(good, "\n", "\r\n"), "refuse"},
		{"a hyphen for the dash", strings.Replace(good, "\u2014", "-", 1), "refuse"},
		{"two spaces behind the dash", strings.Replace(good, dash, dash+" ", 1), "refuse"},
		{"no signature", text + "\n", "refuse"},
		{"another log's signature alone", otherKey.signed(text), "refuse"},
		{"another key under the log's name and number", text + "\n" + alien.line(otherKey.signature(text)), "refuse"},
		{"another name with the log's number", text + "\n" + renamed.line(signature), "refuse"},
		{"a false line of the log beside a good one of the next key", text + "\n" + logKey.line(first) +
			nextKey.line(nextKey.signature(text)), "refuse"},
		{"a bit of the signature", text + "\n" + logKey.line(first), "refuse"},
		{"S + L for S", text + "\n" + logKey.line(malleable(signature)), "refuse"},
		{"63 bytes of a signature", text + "\n" + logKey.line(signature[:63]), "refuse"},
		{"65 bytes of a signature", text + "\n" + logKey.line(append(append([]byte{}, signature...), 0)), "refuse"},
		{"unused bits in the signature", strings.Replace(good, encoded, unused(encoded), 1), "refuse"},
		{"no padding of the signature", strings.Replace(good, encoded, strings.TrimRight(encoded, "="), 1), "refuse"},
		{"a leading zero", of("013", root.String()), "refuse"},
		{"a sign", of("+13", root.String()), "refuse"},
		{"a space before the size", of(" 13", root.String()), "refuse"},
		{"2^64", of("18446744073709551616", root.String()), "refuse"},
		{"hexadecimal digits", of("0xd", root.String()), "refuse"},
		{"unused bits in the root", of("13", unused(root.String())), "refuse"},
		{"31 bytes of a root", of("13", b64(root[:31])), "refuse"},
		{"no padding of the root", of("13", strings.TrimRight(root.String(), "=")), "refuse"},
		{"no records with another root", of("0", root.String()), "refuse"},
		{"no records with 32 zero bytes", of("0", b64(make([]byte, 32))), "refuse"},
		{"two lines", byHand(origin + "\n13\n"), "refuse"},
		{"an empty extension line", byHand(text + "\nextension\n"), "refuse"},
		{"another origin", byHand(strings.Replace(text, origin, "other.example/log", 1)), "refuse"},
		{"no origin", byHand(strings.Replace(text, origin, "", 1)), "refuse"},
		{"a tab", byHand(text + "a\ttab\n"), "refuse"},
		{"no UTF-8", "base64:" + b64([]byte(byHand(text+"\xff\n"))), "refuse"},
	}
	var found []object
	for _, one := range cases {
		found = append(found, object{"name": one.name, "note": one.note, "expect": one.expect})
	}
	return found
}

func without[T any](list []T, at int) []T { return append(append([]T{}, list[:at]...), list[at+1:]...) }

func proofs(records [][]byte, hashes stored) []object {
	const index, size = 5, noteSize
	leaf, root := tlog.RecordHash(records[index]), rootOf(size, hashes)
	path := []tlog.Hash(must(tlog.ProveRecord(size, index, hashes)))
	empty, other := rootOf(0, hashes), rootOf(7, hashes)
	var found []object
	inclusion := func(name, at, of string, leaf, root tlog.Hash, path []tlog.Hash, expect string) {
		found = append(found, object{"name": name, "kind": "inclusion", "index": at, "size": of, "leaf": leaf.String(),
			"root": root.String(), "proof": texts(path), "expect": expect})
	}
	changed := append([]tlog.Hash{path[1], path[0]}, path[2:]...)
	pair := must(hashes.ReadHashes([]int64{tlog.StoredHashIndex(1, 2)}))[0]
	inclusion("good", "5", "13", leaf, root, path, "accept")
	inclusion("a hash more behind", "5", "13", leaf, root, append(append([]tlog.Hash{}, path...), leaf), "refuse")
	inclusion("a hash more before", "5", "13", leaf, root, append([]tlog.Hash{leaf}, path...), "refuse")
	inclusion("a hash less", "5", "13", leaf, root, path[:len(path)-1], "refuse")
	inclusion("two hashes changed over", "5", "13", leaf, root, changed, "refuse")
	inclusion("another place", "4", "13", leaf, root, path, "refuse")
	inclusion("the place behind the last", "13", "13", leaf, root, path, "refuse")
	inclusion("the place -1", "-1", "13", leaf, root, path, "refuse")
	inclusion("no records", "0", "0", leaf, empty, nil, "refuse")
	inclusion("a node for a leaf", "2", "13", pair, root, path[1:], "refuse")
	inclusion("another leaf", "5", "13", pair, root, path, "refuse")
	consistency := func(name, before, of string, old, root tlog.Hash, path []tlog.Hash, expect string) {
		found = append(found, object{"name": name, "kind": "consistency", "oldSize": before, "size": of,
			"oldRoot": old.String(), "root": root.String(), "proof": texts(path), "expect": expect})
	}
	grown := []tlog.Hash(must(tlog.ProveTree(size, 7, hashes)))
	power := []tlog.Hash(must(tlog.ProveTree(size, 8, hashes)))
	eight := rootOf(8, hashes)
	consistency("good", "7", "13", other, root, grown, "accept")
	consistency("good from a power of two", "8", "13", eight, root, power, "accept")
	consistency("the same size", "13", "13", root, root, nil, "accept")
	consistency("the same size with a hash", "13", "13", root, root, grown[:1], "refuse")
	consistency("the same size and another root", "13", "13", other, root, nil, "refuse")
	consistency("from no records", "0", "13", empty, root, nil, "accept")
	consistency("from no records with hashes", "0", "13", empty, root, grown, "refuse")
	consistency("from no records with another root", "0", "13", other, root, nil, "refuse")
	consistency("backwards", "13", "7", root, other, grown, "refuse")
	consistency("no hashes", "7", "13", other, root, nil, "refuse")
	consistency("no hashes from a power of two", "8", "13", eight, root, nil, "refuse")
	consistency("the old root before those from a power of two", "8", "13", eight, root,
		append([]tlog.Hash{eight}, power...), "refuse")
	consistency("a hash more", "7", "13", other, root, append(append([]tlog.Hash{}, grown...), leaf), "refuse")
	consistency("a hash less", "7", "13", other, root, without(grown, len(grown)-1), "refuse")
	consistency("another old root", "7", "13", eight, root, grown, "refuse")
	consistency("another old size", "6", "13", other, root, grown, "refuse")
	consistency("another new root", "7", "13", other, eight, grown, "refuse")
	return found
}

func large() []object {
	perfect := same{tlog.RecordHash([]byte("same"))}
	for len(perfect) < 60 {
		last := perfect[len(perfect)-1]
		perfect = append(perfect, tlog.NodeHash(last, last))
	}
	var found []object
	for _, of := range [][3]int64{{0, 1<<31 + 1, 1 << 31}, {1 << 31, 1<<32 + 7, 1<<31 - 1}, {1<<40 - 2, 1<<40 - 1, 257},
		{1<<52 + 255, 1 << 53, 1<<53 - 1}, {70_000, 1<<53 - 1, 1<<52 + 3}} {
		index, size, old := of[0], of[1], of[2]
		found = append(found, object{"index": fmt.Sprint(index), "size": fmt.Sprint(size), "oldSize": fmt.Sprint(old),
			"root": rootOf(size, perfect).String(), "oldRoot": rootOf(old, perfect).String(),
			"inclusion":   texts(must(tlog.ProveRecord(size, index, perfect))),
			"consistency": texts(must(tlog.ProveTree(size, old, perfect)))})
	}
	return found
}

func tilePaths() []object {
	var found []object
	add := func(level string, index, width int) {
		path := fmt.Sprintf("%03d", index%1000)
		for rest := index / 1000; rest > 0; rest /= 1000 {
			path = fmt.Sprintf("x%03d/", rest%1000) + path
		}
		path = "tile/" + level + "/" + path
		if width < 256 {
			path += fmt.Sprintf(".p/%d", width)
		}
		found = append(found, object{"level": level, "index": index, "width": width, "path": path})
	}
	add("0", 0, 256)
	add("0", 0, 1)
	add("0", 999, 255)
	add("1", 1000, 256)
	add("2", 1_234_067, 17)
	add("63", 1_000_000_000, 256)
	add("entries", 0, 5)
	add("entries", 70_001, 256)
	return found
}

func formats(records [][]byte, hashes stored) object {
	root := rootOf(noteSize, hashes)
	text := checkpoint(noteSize, root)
	good, line := logKey.signed(text), witness.cosigned(text)
	request := "old 5\n" + strings.Join(texts(must(tlog.ProveTree(noteSize, 5, hashes))), "\n") + "\n\n" + good
	var alone []object
	for _, of := range [][2]int64{{5, noteSize}, {0, 1}} {
		index, size := of[0], of[1]
		head := checkpoint(size, rootOf(size, hashes))
		lines := fmt.Sprintf("c2sp.org/tlog-proof@v1\nextra %s\nindex %d\n", b64(records[index]), index)
		for _, hash := range texts(must(tlog.ProveRecord(size, index, hashes))) {
			lines += hash + "\n"
		}
		alone = append(alone, object{"index": index, "size": size, "recordHex": hex.EncodeToString(records[index]),
			"text": lines + "\n" + logKey.signed(head) + witness.cosigned(head)})
	}
	return object{"bothKeys": good + nextKey.line(nextKey.signature(text)),
		"cosignature": object{"checkpoint": good + line, "time": timeS, "line": line, "message": cosignedMessage(text)},
		"tilePaths":   tilePaths(), "tlogProof": alone, "witnessRequest": request, "witnessAnswer200": line,
		"witnessAnswer409": object{"contentType": "text/x.tlog.size", "body": "5\n"}}
}

func golden(file string) object {
	data := must(os.ReadFile(file))
	var records [][]byte
	for len(data) > 0 {
		length := binary.LittleEndian.Uint32(data)
		records, data = append(records, data[4:4+length]), data[4+length:]
	}
	size := int64(len(records))
	hashes, leaves, roots := treeOf(records), leavesOf(records), object{}
	for _, at := range []int64{1, 200, 255, 256, 257, size} {
		roots[fmt.Sprint(at)] = rootOf(at, hashes).String()
	}
	full := rootOf(256, hashes)
	tile := func(path, data string) object { return object{"path": path, "sha256Hex": digest(data)} }
	const index = 260
	return object{"file": "tests/golden/logs/served.v1.bin", "records": size, "roots": roots,
		"checkpoint": logKey.signed(checkpoint(size, rootOf(size, hashes))),
		"tiles": []object{tile("tile/0/000", joined(leaves[:256])),
			tile(fmt.Sprintf("tile/0/001.p/%d", size-256), joined(leaves[256:])), tile("tile/1/000.p/1", string(full[:]))},
		"inclusion":          object{"index": index, "proof": texts(must(tlog.ProveRecord(size, index, hashes)))},
		"consistencyFrom200": texts(must(tlog.ProveTree(size, 200, hashes))),
		"consistencyFrom256": texts(must(tlog.ProveTree(size, 256, hashes)))}
}

func main() {
	var records [][]byte
	for at := 0; at < smallMax; at++ {
		records = append(records, []byte(fmt.Sprintf("record %d of the vectors", at)))
	}
	hashes := treeOf(records)
	all := object{
		"keys": object{"log": logKey.described(), "logNext": nextKey.described(), "otherLog": otherKey.described(),
			"witness": witness.described()},
		"small": smallTrees(records, hashes), "notes": object{"cases": notes(rootOf(noteSize, hashes))},
		"proofs": object{"cases": proofs(records, hashes)}, "large": object{"cases": large()},
		"formats": formats(records, hashes), "golden": golden(os.Args[1])}
	var out bytes.Buffer
	writer := json.NewEncoder(&out)
	writer.SetEscapeHTML(false)
	writer.SetIndent("", "")
	if err := writer.Encode(all); err != nil {
		panic(err)
	}
	os.Stdout.Write(out.Bytes())
}
