import * as v from 'valibot'

/** One of a batch that is refused for good, under the id that its device gave it. */
interface RefusedOne {
  id: string
  reason: string
}

const longestReason = 300

/**
 * Judges each of a batch alone, so that a malformed one never holds up the others.
 * @returns each accepted id once: where a batch names one twice, its first
 * @example const { accepted, refused } = parseEach(reportSchema, body.reports)
 */
export function parseEach<Schema extends v.GenericSchema<unknown, { readonly id: string }>>(
  schema: Schema,
  given: readonly unknown[],
): { accepted: readonly v.InferOutput<Schema>[]; refused: readonly RefusedOne[] } {
  const accepted = new Map<string, v.InferOutput<Schema>>()
  const refused: RefusedOne[] = []
  for (const one of given) {
    const judged = v.safeParse(schema, one)
    if (!judged.success) refused.push({ id: idOf(one), reason: reasonOf(judged.issues) })
    else if (!accepted.has(judged.output.id)) accepted.set(judged.output.id, judged.output)
  }
  return { accepted: [...accepted.values()], refused }
}

/** As the device wrote it, however odd, so that the device knows it again. */
function idOf(one: unknown): string {
  const isNamed = typeof one === 'object' && one !== null && 'id' in one
  return isNamed && typeof one.id === 'string' ? one.id : ''
}

function reasonOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const reasons = issues.map((issue) => {
    const field = v.getDotPath(issue)
    return field === null ? issue.message : `${field}: ${issue.message}`
  })
  return reasons.join('; ').slice(0, longestReason)
}
