/**
 * Names which types of events are folded, what the fold makes of them, and the form in which a snapshot keeps it: the hash of what
 * stands of a fixed history, which `fold-rules.test.ts` computes and holds this against. A snapshot
 * of another name is not read. Where the test fails, put the hash that it names here.
 */
export const foldRules = 'up05da'
