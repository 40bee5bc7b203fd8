import { expect, test } from 'vitest'
import { getLanguage } from '../orthography/languages.ts'
import { createFindTwins } from './find-twins.ts'

const items = [{ text: 'abá' }, { text: 'àbá' }, { text: 'mvɔɛ́' }, { text: 'Abá.' }]
const find = createFindTwins(items, getLanguage('ewo'))

test.each([
  ['abá', ['abá', 'Abá.'], ['àbá']],
  [' aba\u0301 ', ['abá', 'Abá.'], ['àbá']],
  ['aba', [], ['abá', 'àbá', 'Abá.']],
  ['mvoe', [], ['mvɔɛ́']],
  ['ab', [], []],
  ['', [], []],
  [' … ', [], []],
])('of %j are written the same %j, and nearly so %j', (text, same, near) => {
  const texts = (found: readonly { text: string }[]) => found.map((item) => item.text)
  const twins = find(text)
  expect([texts(twins.same), texts(twins.near)]).toEqual([same, near])
})
