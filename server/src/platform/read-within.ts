import { UnavailableError } from './unavailable-error.ts'

/**
 * What a read answers, if it does in time. One whose database has gone without a word may never
 * end: those who wait for it are asked to try again, and others need not wait for the same one.
 * @throws UnavailableError when it takes longer
 */
export async function readWithin<Value>(
  patienceMs: number,
  read: () => Promise<Value>,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const impatience = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new UnavailableError(`A read took longer than ${patienceMs} ms.`)),
      patienceMs,
    )
  })
  try {
    return await Promise.race([read(), impatience])
  } finally {
    clearTimeout(timer)
  }
}
