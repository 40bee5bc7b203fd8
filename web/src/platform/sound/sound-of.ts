/** What is to be played of a file: all of it, or a part. */
export interface Sound {
  address: string
  gainDb: number
  /** Both absent where the file is played whole. */
  startMs?: number
  endMs?: number
}

/** A recording or a take, as the server describes it. */
interface Playable {
  opus: { address: string } | null
  flac: { address: string; startMs: number; endMs: number }
  gainDb: number
}

const playsOggOpus = () => new Audio().canPlayType('audio/ogg; codecs="opus"') !== ''

/** The listening copy where the browser plays it, else the part of the archive that is heard. */
export function soundOf({ opus, flac, gainDb }: Playable, canPlayOpus = playsOggOpus()): Sound {
  if (opus !== null && canPlayOpus) return { address: opus.address, gainDb }
  const { address, startMs, endMs } = flac
  return { address, gainDb, startMs, endMs }
}
