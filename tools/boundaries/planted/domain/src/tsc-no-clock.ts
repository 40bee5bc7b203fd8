export const startedAt = performance.now()
