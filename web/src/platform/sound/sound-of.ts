/** What is to be played of a file: all of it, or a part. */
export interface Sound {
  address: string
  gainDb: number
  /** Both absent where the file is played whole. */
  startMs?: number
  endMs?: number
  /** The recording of a course that it is. */
  take?: string
}

/** A recording or a take, as the server describes it. */
interface Playable {
  /** Of a recording, which is a take that learners hear. */
  id?: string
  opus: { address: string } | null
  /** Of an archive, with the part of it that is heard. */
  flac: { address: string; startMs?: number; endMs?: number }
  gainDb: number
}

const playsOggOpus = () => new Audio().canPlayType('audio/ogg; codecs="opus"') !== ''

/** The listening copy where the browser plays it, else the FLAC. */
export function soundOf({ id, opus, flac, gainDb }: Playable, canPlayOpus = playsOggOpus()): Sound {
  const heard = { gainDb, ...(id !== undefined && { take: id }) }
  if (opus !== null && canPlayOpus) return { address: opus.address, ...heard }
  const { address, startMs, endMs } = flac
  const part = startMs !== undefined && endMs !== undefined && { startMs, endMs }
  return { address, ...part, ...heard }
}
