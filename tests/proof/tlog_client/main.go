// Reads the transparency log of a running server with Go's own packages, which share no code with it: the checkpoint
// opens, all tiles lead to its root, records and earlier checkpoints are proved to be in it, and so is what receipts hold.
//
//	tlog_client [-token FILE] [-receipts FILE,FILE...] URL VKEY [EARLIER_NOTE...]
//
// Ends with 1 and a sentence where something does not hold.
package main

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const tileHeight = 8

type server struct{ url, token string }

func (s server) get(path string) ([]byte, error) {
	request, err := http.NewRequest("GET", s.url+"/log/"+path, nil)
	if err != nil {
		return nil, err
	}
	if s.token != "" {
		request.Header.Set("Authorization", "Bearer "+s.token)
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s: %s: %s", path, answer.Status, body)
	}
	return body, err
}

// Go's paths name the height of tiles, and call records data: C2SP's do neither.
func path(tile tlog.Tile) string {
	return strings.Replace(strings.Replace(tile.Path(), "tile/8/", "tile/", 1), "/data/", "/entries/", 1)
}

func (s server) Height() int { return tileHeight }

func (s server) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	var read [][]byte
	for _, tile := range tiles {
		hashes, err := s.get(path(tile))
		if err != nil {
			return nil, err
		}
		read = append(read, hashes)
	}
	return read, nil
}

func (s server) SaveTiles([]tlog.Tile, [][]byte) {}

// Go reads the first line of its own database alone, so the three lines are read here.
func open(text []byte, verifier note.Verifier) tlog.Tree {
	opened, err := note.Open(text, note.VerifierList(verifier))
	must(err)
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[0] != verifier.Name() {
		log.Fatalf("not a checkpoint of %s: %q", verifier.Name(), opened.Text)
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	must(err)
	root, err := tlog.ParseHash(lines[2])
	must(err)
	return tlog.Tree{N: size, Hash: root}
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func checkRecord(tree tlog.Tree, hashes tlog.HashReader, index int64) {
	leaf, err := hashes.ReadHashes([]int64{tlog.StoredHashIndex(0, index)})
	must(err)
	proof, err := tlog.ProveRecord(tree.N, index, hashes)
	must(err)
	must(tlog.CheckRecord(proof, tree.N, tree.Hash, index, leaf[0]))
}

// The records of a tile of leaves, each of which hashes to its leaf.
func checkRecords(s server, hashes tlog.HashReader, tile tlog.Tile) {
	records := tile
	records.L = -1
	read, err := s.get(path(records))
	must(err)
	for i := 0; i < tile.W; i++ {
		length := int(binary.BigEndian.Uint16(read))
		index := tile.N<<tileHeight + int64(i)
		leaf, err := hashes.ReadHashes([]int64{tlog.StoredHashIndex(0, index)})
		must(err)
		if tlog.RecordHash(read[2:2+length]) != leaf[0] {
			log.Fatalf("record %d is not that of its leaf", index)
		}
		read = read[2+length:]
	}
	if len(read) != 0 {
		log.Fatalf("bytes behind the last record of %s", path(records))
	}
}

func checkEarlier(tree tlog.Tree, hashes tlog.HashReader, earlier tlog.Tree) {
	proof, err := tlog.ProveTree(tree.N, earlier.N, hashes)
	must(err)
	must(tlog.CheckTree(proof, tree.N, tree.Hash, earlier.N, earlier.Hash))
}

// A c2sp.org/tlog-proof@v1 with its record, by itself; the tree that it is proved to be in.
func checkProof(text string, verifier note.Verifier) tlog.Tree {
	head, checkpoint, found := strings.Cut(text, "\n\n")
	lines := strings.Split(head, "\n")
	if !found || len(lines) < 3 || lines[0] != "c2sp.org/tlog-proof@v1" {
		log.Fatalf("not a proof: %q", head)
	}
	record, err := base64.StdEncoding.Strict().DecodeString(strings.TrimPrefix(lines[1], "extra "))
	must(err)
	index, err := strconv.ParseInt(strings.TrimPrefix(lines[2], "index "), 10, 64)
	must(err)
	var proof tlog.RecordProof
	for _, line := range lines[3:] {
		hash, err := tlog.ParseHash(line)
		must(err)
		proof = append(proof, hash)
	}
	tree := open([]byte(checkpoint), verifier)
	must(tlog.CheckRecord(proof, tree.N, tree.Hash, index, tlog.RecordHash(record)))
	return tree
}

// The proofs of a bet's receipt, or the one of a record.
func proofsOf(file []byte) []string {
	if strings.HasPrefix(string(file), "c2sp.org/") {
		return []string{string(file)}
	}
	var receipt struct {
		Format string
		Proofs []struct{ Role, Proof string }
	}
	must(json.Unmarshal(file, &receipt))
	if receipt.Format != "chalkline-receipt@v1" || len(receipt.Proofs) == 0 {
		log.Fatalf("not a receipt: %q", receipt.Format)
	}
	var proofs []string
	for _, one := range receipt.Proofs {
		proofs = append(proofs, one.Proof)
	}
	return proofs
}

func main() {
	log.SetFlags(0)
	token := flag.String("token", "", "file with an auditor's token: records are read as well")
	receipts := flag.String("receipts", "", "files of receipts, or of proofs of records, with a comma between")
	flag.Parse()
	s := server{url: flag.Arg(0)}
	verifier, err := note.NewVerifier(flag.Arg(1))
	must(err)
	newest, err := s.get("checkpoint")
	must(err)
	tree := open(newest, verifier)
	hashes := tlog.TileHashReader(tree, s)
	root, err := tlog.TreeHash(tree.N, hashes)
	must(err)
	if root != tree.Hash {
		log.Fatal("the tiles lead to another root")
	}
	for index := int64(0); index < tree.N; index += 1 + tree.N/50 {
		checkRecord(tree, hashes, index)
	}
	checkRecord(tree, hashes, tree.N-1)
	for _, file := range flag.Args()[2:] {
		text, err := os.ReadFile(file)
		must(err)
		checkEarlier(tree, hashes, open(text, verifier))
	}
	proved := 0
	for _, file := range strings.FieldsFunc(*receipts, func(letter rune) bool { return letter == ',' }) {
		text, err := os.ReadFile(file)
		must(err)
		for _, proof := range proofsOf(text) {
			checkEarlier(tree, hashes, checkProof(proof, verifier))
			proved++
		}
	}
	if *token != "" {
		text, err := os.ReadFile(*token)
		must(err)
		s.token = strings.TrimSpace(string(text))
		// The first tile and the last one, which is the same where the log is short.
		for _, index := range []int64{0, (tree.N - 1) >> tileHeight} {
			width := tree.N - index<<tileHeight
			if width > 1<<tileHeight {
				width = 1 << tileHeight
			}
			checkRecords(s, hashes, tlog.Tile{H: tileHeight, N: index, W: int(width)})
		}
	}
	fmt.Printf("%d records, %d earlier checkpoints, %d proofs of receipts\n", tree.N, flag.NArg()-2, proved)
}
