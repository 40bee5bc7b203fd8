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
