/** A reason not to start that the operator can do something about; its message says what. */
export class StartRefusedError extends Error {}
