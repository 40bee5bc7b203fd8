/** Whether a write failed because the device is full. */
export const isWantOfRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
