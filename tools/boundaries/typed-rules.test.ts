import { beforeAll, expect, test } from 'vitest'
import { lintPlanted } from './lint-planted.ts'

const plainlyGiven = `
declare const ask: () => Promise<number>
declare const words: string[]
declare const say: (text: string) => void
declare const list: (of: readonly string[]) => void
`

const given = `${plainlyGiven}
declare const whatever: any
declare class Word { text: string; constructor(text: string); say(): string }
declare const word: Word
/** @deprecated Ask instead. */
declare const askOnce: () => number
enum Tone { low, high }
declare const tone: Tone
`

/** One violation of each rule that asks for types, apart from those that hardly anybody meets. */
const planted: Readonly<Record<string, string>> = {
  'await-thenable': 'export const one = await words.length',
  'no-array-delete': 'delete words[0]',
  'no-base-to-string': 'export const text = String({ of: word })',
  'no-confusing-void-expression': "export const said = [say('a')]",
  'no-deprecated': 'export const once = askOnce()',
  'no-duplicate-type-constituents': 'export type Same = string | string',
  'no-floating-promises': 'ask()',
  'no-for-in-array': 'for (const at in words) say(at)',
  'no-implied-eval': "setTimeout('say()', 1)",
  'no-meaningless-void-operator': "void say('a')",
  'no-misused-promises': 'export const often = words.filter(async () => (await ask()) > 1)',
  'no-misused-spread': 'export const parts = { ...word }',
  'no-mixed-enums': "export enum Mixed { one = 1, two = 'two' }",
  'no-redundant-type-constituents': 'export type Wide = string | unknown',
  'no-unnecessary-boolean-literal-compare': 'export const is = (a: boolean) => a === true',
  'no-unnecessary-condition': "export const maybe = word.text ?? 'none'",
  'no-unnecessary-template-expression': "export const plain = `${'a'}b`",
  'no-unnecessary-type-arguments':
    'export const made = ((): Set<number> => { const f = <T = number>() => new Set<T>(); return f<number>() })()',
  'no-unnecessary-type-assertion': 'export const sure = word!.text',
  'no-unnecessary-type-conversion': 'export const again = String(word.text)',
  'no-unnecessary-type-parameters': 'export const alone = <T>(of: T): void => say(String(of))',
  'no-unsafe-argument': 'say(whatever)',
  'no-unsafe-assignment': 'export const unsafe: string = whatever',
  'no-unsafe-call': 'whatever()',
  'no-unsafe-enum-comparison': 'export const isLow = tone === 0',
  'no-unsafe-member-access': 'export const of = (): string => String(whatever.of as string)',
  'no-unsafe-return': 'export const any = (): string => whatever',
  'no-unsafe-unary-minus': 'export const less = -(word as unknown as string)',
  'only-throw-error': "export const fail = () => { throw 'no' }",
  'prefer-promise-reject-errors': "export const refused = Promise.reject('no')",
  'prefer-reduce-type-parameter':
    'export const lengths = words.reduce((all, each) => [...all, each.length], [] as number[])',
  'prefer-return-this-type': 'export class Chain { add(): Chain { return this } }',
  'related-getter-setter-pairs':
    'export interface Pair { get of(): string; set of(value: number) }',
  'require-await': 'export const idle = async () => word.text',
  'restrict-plus-operands': "export const sum = 'a' + 1",
  'restrict-template-expressions': 'export const shown = `${word}`',
  'return-await': 'export const tried = async () => { try { return ask() } catch { return 0 } }',
  'unbound-method': 'export const loose = word.say',
  'use-unknown-in-catch-callback-variable':
    'export const caught = ask().catch((e: any) => String(e))',
}

/** Errors of the compiler itself, which nothing else looks for. */
const mistyped: Readonly<Record<string, string>> = {
  TS2322: "export const text: number = 'one'",
  TS2339: 'export const none = word.nothing',
  TS2554: 'say()',
}

const allowed = `
export const counted = \`\${words.length} words\`
export const press = () => say('a')
export const later = async () => (await ask()) + 1
list(words)
`

let firedIn: (path: string) => readonly string[]

beforeAll(async () => {
  const refused = Object.entries({ ...planted, ...mistyped }).map(
    ([rule, code]) => [`${rule}.ts`, `${given}${code}\nexport {}\n`] as const,
  )
  firedIn = await lintPlanted({
    ...Object.fromEntries(refused),
    'allowed.ts': plainlyGiven + allowed,
  })
})

test.each(Object.keys({ ...planted, ...mistyped }))('%s is refused', (rule) => {
  expect(firedIn(`${rule}.ts`)).toContain(`typescript(${rule})`)
})

test('numbers in texts and what an arrow passes on are allowed', () => {
  expect(firedIn('allowed.ts')).toEqual([])
})
