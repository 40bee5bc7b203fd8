/** Thrown inside the readers of sound files where one is not what it says; never leaves them. */
export class BrokenFileError extends Error {}
