import { expect, test } from 'vitest'
import { filesLoadedBy, filesOf, type BuildManifest } from './budgets.ts'

const manifest: BuildManifest = {
  'start.tsx': { file: 'app.js', name: 'start', css: ['app.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['start.tsx'] },
  '_learner.js': { file: 'learner.js', name: 'learner', css: ['learner.css'] },
  // The style of a group has its name.
  '_learner.css': { file: 'learner.css', name: 'learner' },
  '_typing.js': { file: 'typing.js', name: 'typing', imports: ['_react.js', '_learner.js'] },
  // Files of messages have this form.
  '_learner.en.js': { file: 'learner.en.js' },
  '_learner.fr.js': { file: 'learner.fr.js' },
  '_typing.en.js': { file: 'typing.en.js' },
}

test('a page loads its code, style, messages in one language, and their imports', () => {
  const files = filesLoadedBy(manifest, ['start', 'learner'], 'en')
  const expected = ['app.js', 'app.css', 'react.js', 'learner.js', 'learner.css', 'learner.en.js']
  expect([...files]).toEqual(expected)
})

test('a part counts what no part before it has loaded', () => {
  expect([...filesOf(manifest, 'typing', 'en')]).toEqual(['typing.js', 'typing.en.js'])
})

test('a part of which nothing was built is an error', () => {
  expect(() => filesOf(manifest, 'sound', 'en')).toThrow('Nothing was built from sound')
})
