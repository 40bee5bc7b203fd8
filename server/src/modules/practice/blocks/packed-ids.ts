/** An event in a block: its id, and when it was received. */
export interface PackedId {
  readonly id: string
  readonly receivedAt: number
}

/** A row of `practice_block_ids`: ids that follow each other, in their order. */
export interface PackedIds {
  readonly firstId: string
  readonly lastId: string
  readonly ids: string
}

/** Most ids of a list: a sync of `syncBatchLimit` events reads as many lists at most. */
const maxIds = 128

const idBytes = 16
/** A device may claim any instant for what was received before a restore. */
const timeBytes = 8
const entryBytes = idBytes + timeBytes

/** Splits ids into lists of about one size, so that a list which new ids split has room on both sides. */
export function packIds(ids: readonly PackedId[]): PackedIds[] {
  const sorted = ids.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const count = Math.ceil(sorted.length / maxIds)
  const size = Math.ceil(sorted.length / count)
  return Array.from({ length: count }, (_, nth) =>
    packList(sorted.slice(nth * size, (nth + 1) * size)),
  )
}

function packList(ids: readonly PackedId[]): PackedIds {
  const bytes = Buffer.alloc(ids.length * entryBytes)
  for (const [place, { id, receivedAt }] of ids.entries()) {
    bytes.write(id.replaceAll('-', ''), place * entryBytes, 'hex')
    bytes.writeDoubleBE(receivedAt, place * entryBytes + idBytes)
  }
  return {
    firstId: ids[0]?.id ?? '',
    lastId: ids.at(-1)?.id ?? '',
    ids: bytes.toString('base64'),
  }
}

export function unpackIds({ ids }: Pick<PackedIds, 'ids'>): PackedId[] {
  const bytes = Buffer.from(ids, 'base64')
  return Array.from({ length: bytes.length / entryBytes }, (_, place) => {
    const hex = bytes.toString('hex', place * entryBytes, place * entryBytes + idBytes)
    return {
      id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      receivedAt: bytes.readDoubleBE(place * entryBytes + idBytes),
    }
  })
}
