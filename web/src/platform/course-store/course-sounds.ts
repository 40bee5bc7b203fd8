/** One recording as a file: its address never changes what it answers. */
export interface Sound {
  address: string
  bytes: number
}

/** What can be heard of a course, by unit. */
export type CourseSounds = ReadonlyMap<string, readonly Sound[]>

export const noSounds: CourseSounds = new Map()
