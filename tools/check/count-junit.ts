export interface TestCount {
  passed: number
  failed: number
  skipped: number
  /** Names of the failed tests, with their files. */
  failures: readonly string[]
}

/** Counts the tests in a JUnit report, as Vitest and Playwright write it. */
export function countJunit(xml: string): TestCount {
  const cases = xml.split('<testcase ').slice(1)
  const failed = cases.filter((each) => /<(failure|error)\b/.test(each))
  const skipped = cases.filter((each) => each.includes('<skipped')).length
  return {
    passed: cases.length - failed.length - skipped,
    failed: failed.length,
    skipped,
    failures: failed.map(
      (each) => `${attributeOf(each, 'classname')} › ${attributeOf(each, 'name')}`,
    ),
  }
}

function attributeOf(element: string, name: string): string {
  const value = element.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`))?.[1] ?? ''
  const quoted = value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  return quoted.replaceAll('&amp;', '&')
}
