/** Error codes by which the API says that a file is gone for good. */
export const goneCodes: readonly string[] = ['not-found', 'take-withdrawn']

/**
 * Whether the API itself says that a file is gone. The same status of a proxy before it, which cannot
 * reach it or has no such path, says nothing about the file.
 */
export async function isGoneAnswer(answer: Response): Promise<boolean> {
  if (answer.status !== 404 && answer.status !== 410) return false
  const body = (await answer
    .clone()
    .json()
    .catch(() => undefined)) as { error?: { code?: unknown } } | null | undefined
  return goneCodes.includes(String(body?.error?.code))
}
