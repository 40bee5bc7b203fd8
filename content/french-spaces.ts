/**
 * French puts a space before ; : ? ! and inside « », at which no line may end. Whoever writes a
 * pack types the space bar: the no-break space is put here, in every text under a key `fr`.
 */
export function keepFrenchSpaces<Value>(value: Value): Value {
  return keep(value, false) as Value
}

function keep(value: unknown, isFrench: boolean): unknown {
  if (typeof value === 'string') return isFrench ? keepInText(value) : value
  if (Array.isArray(value)) return value.map((each) => keep(each, isFrench))
  if (typeof value !== 'object' || value === null) return value
  const entries: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(entries.map(([key, inner]) => [key, keep(inner, key === 'fr')]))
}

function keepInText(text: string): string {
  return text.replace(/ (?=[;:?!»])/g, '\u00A0').replace(/(?<=«) /g, '\u00A0')
}
