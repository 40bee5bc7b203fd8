/** Thrown where the server is too busy for now, or a part of it is away; answered with 503 and when to try again. */
export class UnavailableError extends Error {}
