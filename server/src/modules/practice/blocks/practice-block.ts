import type { PracticeEvent, ReceivedEvent } from '@mboa/contract'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** An event as it is stored, with its number. */
export interface NumberedEvent {
  readonly sequence: number
  readonly event: ReceivedEvent
}

/** What a row of `practice_blocks` says of its events. */
export interface PracticeBlock {
  readonly firstSequence: number
  readonly lastSequence: number
  readonly eventCount: number
  readonly events: string
}

/** Beyond it a block of answers becomes hardly smaller, and takes ten times as long. */
const level = 9

/**
 * Numbers and times as differences, then the events, each with all that it holds: JSON, compressed,
 * as base64, because a backup holds texts and numbers alone.
 */
type Content = [sequences: number[], receivedAt: number[], events: PracticeEvent[]]

/** @param numbered one at least, in order of number */
export function packBlock(numbered: readonly NumberedEvent[]): PracticeBlock {
  const stored = numbered.map(({ sequence, event: { receivedAt, ...event } }) => ({
    sequence,
    receivedAt,
    event,
  }))
  const sequences = stored.map(({ sequence }) => sequence)
  const content: Content = [
    toDifferences(sequences),
    toDifferences(stored.map(({ receivedAt }) => receivedAt)),
    stored.map(({ event }) => event),
  ]
  const params = { [constants.ZSTD_c_compressionLevel]: level }
  return {
    firstSequence: sequences[0] ?? NaN,
    lastSequence: sequences.at(-1) ?? NaN,
    eventCount: numbered.length,
    events: zstdCompressSync(JSON.stringify(content), { params }).toString('base64'),
  }
}

/** In order of number. */
export function unpackBlock({ events }: Pick<PracticeBlock, 'events'>): readonly NumberedEvent[] {
  // Only `packBlock` makes them.
  const content = JSON.parse(String(zstdDecompressSync(Buffer.from(events, 'base64')))) as Content
  const [sequences, receivedAt, stored] = content
  const [numbers, times] = [fromDifferences(sequences), fromDifferences(receivedAt)]
  return stored.map((event, at) => ({
    sequence: numbers[at] ?? NaN,
    event: { ...event, receivedAt: times[at] ?? NaN },
  }))
}

const toDifferences = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0))

function fromDifferences(differences: readonly number[]): number[] {
  let sum = 0
  return differences.map((difference) => (sum += difference))
}
