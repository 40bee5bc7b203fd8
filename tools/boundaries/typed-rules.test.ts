import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const given = `
declare const ask: () => Promise<number>
declare const whatever: any
declare const words: string[]
declare class Word { text: string; constructor(text: string); say(): string }
declare const word: Word
/** @deprecated Ask instead. */
declare const askOnce: () => number
declare const say: (text: string) => void
declare const list: (of: readonly string[]) => void
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

interface Report {
  diagnostics: readonly { code: string; filename: string }[]
}

let diagnostics: Report['diagnostics'] = []

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-typed-rules-'))
  try {
    const compilerOptions = { strict: true, target: 'es2023', module: 'preserve', types: [] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    await writeFile(join(folder, 'allowed.ts'), given + allowed)
    for (const [rule, code] of Object.entries({ ...planted, ...mistyped })) {
      await writeFile(join(folder, `${rule}.ts`), `${given}${code}\nexport {}\n`)
    }
    const found = JSON.parse(await runOxlint(folder)) as Report
    diagnostics = found.diagnostics
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** It ends with 1 where it finds something, as it should here. */
function runOxlint(folder: string): Promise<string> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const options = ['--config', '.oxlintrc.json', '--format=json', folder]
  return new Promise((resolve) => {
    execFile(process.execPath, [oxlint, ...options], { cwd: root }, (_, output) => {
      resolve(output)
    })
  })
}

const firedIn = (file: string) =>
  diagnostics.filter(({ filename }) => basename(filename) === file).map(({ code }) => code)

test.each(Object.keys({ ...planted, ...mistyped }))('%s is refused', (rule) => {
  expect(firedIn(`${rule}.ts`)).toContain(`typescript(${rule})`)
})

test('numbers in texts and what an arrow passes on are allowed', () => {
  expect(firedIn('allowed.ts')).toEqual([])
})
