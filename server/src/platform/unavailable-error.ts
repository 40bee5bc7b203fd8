/** Thrown where the server is too busy for now; answered with 503 and when to try again. */
export class UnavailableError extends Error {}
