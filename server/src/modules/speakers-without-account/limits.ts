import type { Limit } from '../../platform/throttles/throttles.ts'

/** Per recorder: all that a quota holds is sent, and deleted again, within minutes. */
export const speakersLimit: Limit = { name: 'speakers', hits: 240, windowMs: 60_000 }

/** So many speakers who took back are noted of a recorder, and no unknown ones beyond. */
export const maxNotedSpeakers = 1_000

/** Per address: a village behind one, each with a paper; codes are 130 bits and cannot be tried. */
export const speakerCodeLimit: Limit = { name: 'speaker-code', hits: 30, windowMs: 60_000 }
