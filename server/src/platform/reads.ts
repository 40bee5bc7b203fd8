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

/**
 * Reads what a key stands for once for each mark: who asks with the mark that was asked with last is
 * given the same, and shares what is being read. What fails is read again.
 */
export function readOnce<Value>(
  read: (key: string) => Promise<Value>,
): (key: string, mark: string) => Promise<Value> {
  const held = new Map<string, { mark: string; value: Promise<Value> }>()
  return (key, mark) => {
    const known = held.get(key)
    if (known?.mark === mark) return known.value
    const value = read(key)
    held.set(key, { mark, value })
    value.catch(() => {
      if (held.get(key)?.value === value) held.delete(key)
    })
    return value
  }
}
