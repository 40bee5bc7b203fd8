const fixed = new Map([
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ["let's", 'let us'],
  ["i'm", 'i am'],
  ['cannot', 'can not'],
])

const negated = /^(do|does|did|is|are|was|were|have|has|had|could|would|should|must|need|might)n't$/
const withVerb =
  /^(i|you|he|she|it|we|they|that|this|there|here|what|who|where|when|how|why)'(s|re|ve|ll|d)$/

const perfect = /^(could|would|should|might|must)'ve$/

const verbs: Readonly<Record<string, readonly string[]>> = {
  s: ['is', 'has'],
  re: ['are'],
  ve: ['have'],
  ll: ['will'],
  d: ['would', 'had'],
}

/** Written without their apostrophe, these are no other word; "ill", "well" and "its" are. */
const withoutApostrophe = new Map(
  (
    "can't don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't couldn't " +
    "wouldn't shouldn't mustn't needn't mightn't shan't i'm i've you're you've they're they've " +
    "they'll they'd we've that's there's what's who's where's how's he's she's won't you'll you'd " +
    "could've would've should've might've must've"
  )
    .split(' ')
    .map((contraction) => [contraction.replaceAll("'", ''), contraction]),
)

/**
 * The full forms of a contraction in lower case: `"it's"` → `it is`, `it has`; `"dont"` → `do not`.
 * Empty for other words, and for forms that without their apostrophe are another word ("ill").
 */
export function expandContraction(token: string): readonly string[] {
  const contraction = withoutApostrophe.get(token) ?? token
  const full = fixed.get(contraction)
  if (full !== undefined) return full === 'cannot' ? [full, 'can not'] : [full]
  const verb = negated.exec(contraction)?.[1]
  if (verb !== undefined) return [`${verb} not`]
  const modal = perfect.exec(contraction)?.[1]
  if (modal !== undefined) return [`${modal} have`]
  const [, subject, ending = ''] = withVerb.exec(contraction) ?? []
  if (subject === undefined) return []
  return (verbs[ending] ?? []).map((form) => `${subject} ${form}`)
}
