import { chakra } from '@chakra-ui/react';
import { hex } from '@/domain/proof/bytes';
import type { Bytes } from '@/domain/proof/bytes';
import type { ProvenRecord } from '@/domain/proof/checks/evidence';

const WIDTH = 320;
const ROW = 34;
/** Room for the words at either end. */
const END = 30;
const MIDDLE = WIDTH / 2;
const ASIDE = 92;
/** Enough digits to compare by eye with the same hash elsewhere. */
const DIGITS = 6;

const Label = chakra('text', { base: { fontSize: 'xs', fill: 'currentColor' } });
const Caption = chakra('text', { base: { fontSize: 'sm', fill: 'currentColor' } });

const short = (hash: Bytes) => hex(hash).slice(0, DIGITS);

interface NodeProps {
  x: number;
  y: number;
  hash: Bytes;
  labelLeft: boolean;
}

function Node({ x, y, hash, labelLeft }: NodeProps) {
  return (
    <>
      <circle cx={x} cy={y} r="5" fill="currentColor" />
      <Label
        x={labelLeft ? x - 10 : x + 10}
        // Above the line that comes from below.
        y={y - 1}
        textAnchor={labelLeft ? 'end' : 'start'}
      >
        {short(hash)}
      </Label>
    </>
  );
}

/** The way of a record to the signed root: at each level its hash is joined with the one beside it. */
export function HashPath({ record }: { record: ProvenRecord }) {
  const { path, leaf, position } = record;
  const height = 2 * END + ROW * path.length + 12;
  const yOf = (level: number) => height - END - 6 - ROW * level;
  const hashes = [leaf, ...path.map(({ hash }) => hash)];
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`The way of record ${position} to the signed root: ${path.length} ${path.length === 1 ? 'hash' : 'hashes'} beside it.`}
      display="block"
      width="full"
      maxW="20rem"
      mx="auto"
      fontFamily="body"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.g color="fg.subtle">
        {path.map(({ other, otherIsLeft }, level) => {
          const x = otherIsLeft ? MIDDLE - ASIDE : MIDDLE + ASIDE;
          return (
            <g key={level}>
              <line
                x1={x}
                y1={yOf(level)}
                x2={MIDDLE}
                y2={yOf(level + 1)}
                stroke="currentColor"
                strokeWidth="1.5"
                strokeDasharray="4 4"
              />
              <Node x={x} y={yOf(level)} hash={other} labelLeft={otherIsLeft} />
            </g>
          );
        })}
      </chakra.g>
      <chakra.g color="brand" fontWeight="semibold">
        <line
          x1={MIDDLE}
          y1={yOf(0)}
          x2={MIDDLE}
          y2={yOf(path.length)}
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        {hashes.map((hash, level) => (
          <Node
            key={level}
            x={MIDDLE}
            y={yOf(level)}
            hash={hash}
            labelLeft={path[level]?.otherIsLeft === false}
          />
        ))}
      </chakra.g>
      <chakra.g color="fg" fontWeight="semibold">
        <Caption x={MIDDLE} y={height - 6} textAnchor="middle">
          Record {`${position}`}
        </Caption>
        <Caption x={MIDDLE} y="16" textAnchor="middle">
          Root, signed
        </Caption>
      </chakra.g>
    </chakra.svg>
  );
}
