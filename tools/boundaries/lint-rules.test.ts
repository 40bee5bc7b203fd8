import { beforeAll, expect, test } from 'vitest'
import { lintPlanted } from './lint-planted.ts'

const domain = 'domain/src'
const feature = 'web/src/features'
const platform = 'web/src/platform'
/** The one module that may ask for anything. */
const networkModule = 'web/src/platform/network/fetch-in-time.ts'

const shape = 'mboa(no-restricted-syntax)'
const global = 'eslint(no-restricted-globals)'

/** What the code of screens is given. */
const hooks = "import { useEffect, useState } from 'react'\n"

/** Folder, code, rule. */
const refused: readonly (readonly [place: string, code: string, rule: string])[] = [
  [domain, 'export const now = Date.now()', shape],
  [domain, 'export const now = new Date()', shape],
  [domain, 'export const dice = Math.random()', shape],
  [domain, 'export const now = Date()', shape],
  [feature, "export const session = fetch('/api')", global],
  [feature, "export const session = window.fetch('/api')", global],
  [platform, "export const session = fetch('/api')", global],
  [platform, "export const session = self.fetch('/api')", global],
  [platform, 'export const request = new XMLHttpRequest()', global],
  [feature, "export const held = localStorage.getItem('x')", global],
  [feature, 'export const held = globalThis.sessionStorage', global],
  [feature, "export const held = indexedDB.open('x')", global],
  [feature, 'export const raw = <p dangerouslySetInnerHTML={{ __html: "" }} />', shape],
  [platform, 'export const both = (a: object) => ({ ...a, ...{ b: 1 } })', shape],
  [feature, 'export const two = [...[1, 2]]', shape],
  [domain, 'export const two = [...[1, 2]]', shape],
  [feature, 'export const part = <p {...{ id: "a" }} />', shape],
  [platform, "export const mine = await caches.open('mine')", shape],
  [platform, 'export const mine = (of: string) => caches.delete(`mine-${of}`)', shape],
  [platform, "export const held = await caches.match('/x', { cacheName: 'mine' })", shape],
  [platform, "export const again = 'mboa-pictures'", shape],
  [platform, 'for (const name of await caches.keys()) await caches.delete(name)', shape],
  [
    feature,
    'export const of = (w: { gloss: Record<string, string> }, language: string) => w.gloss[language]',
    shape,
  ],
  [feature, "export const isFrench = (locale: string) => locale === 'fr'", shape],
  [platform, 'export const first = (x: any) => x', 'typescript(no-explicit-any)'],
  [platform, "console.log('here')", 'eslint(no-console)'],
  [
    feature,
    hooks +
      'export function Sometimes({ is }: { is: boolean }) { if (is) useState(0); return null }',
    'react-hooks(rules-of-hooks)',
  ],
  [
    feature,
    hooks +
      'export function Stale({ of }: { of: string }) { useEffect(() => { say(of) }, []); return null }',
    'react-hooks(exhaustive-deps)',
  ],
  [
    feature,
    hooks +
      'export function Twice() { const [a, set] = useState(0); useEffect(() => { set(1) }, []); return a }',
    'react(set-state-in-effect)',
  ],
]

/** Folder or file, code. */
const allowed: readonly (readonly [place: string, code: string])[] = [
  [domain, 'export const at = (ms: number) => new Date(ms)\n'],
  [platform, 'export const hold = (soundCacheName: string) => caches.open(soundCacheName)\n'],
  [platform, "export const held = localStorage.getItem('x')\n"],
  [networkModule, "export const session = fetch('/api')\n"],
]

/** Only screens have elements in them. */
const extensionOf = (place: string) => (place.startsWith('web/') ? 'tsx' : 'ts')
const pathOf = (place: string, at: number) =>
  place.endsWith('.ts') ? place : `${place}/planted-${at}.${extensionOf(place)}`

let firedIn: (path: string) => readonly string[]

beforeAll(async () => {
  const planted = [...refused, ...allowed].map(([place, code], at) => [pathOf(place, at), code])
  firedIn = await lintPlanted(Object.fromEntries(planted) as Record<string, string>)
})

test.each(refused.map(([place, code, rule], at) => ({ place, code, rule, at })))(
  '$place: $code is refused by $rule',
  ({ place, rule, at }) => {
    expect(firedIn(pathOf(place, at))).toContain(rule)
  },
)

test.each(allowed.map(([place, code], at) => ({ place, code, at: refused.length + at })))(
  '$place: $code is allowed',
  ({ place, at }) => {
    expect(firedIn(pathOf(place, at))).toEqual([])
  },
)
