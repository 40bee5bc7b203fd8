import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { interfaceLanguages } from './contract/src/interface-languages.ts'

// Line numbers would change half the catalogue with every edit of a screen.
const po = formatter({ lineNumbers: false })

/** The screen a message belongs to, for translators: `language desk, voice clips`. */
const screenOf = (file: string) => {
  const [area = '', ...path] = file
    .replace(/^(web\/src\/(features\/)?|extensions\/)/, '')
    .split('/')
  return [area, path.at(-1)?.replace(/\.tsx?$/, '')].join(', ').replaceAll('-', ' ')
}

export default defineConfig({
  locales: [...interfaceLanguages],
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/web/src/i18n/locales/messages.{locale}',
      include: ['<rootDir>/web/src', '<rootDir>/extensions'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  format: {
    ...po,
    serialize(catalog, context) {
      const described = Object.entries(catalog).map(([id, message]) => {
        const screens = new Set(message.origin?.map(([file]) => screenOf(file)))
        return [id, { ...message, comments: [...screens, ...(message.comments ?? [])] }]
      })
      return po.serialize(Object.fromEntries(described) as typeof catalog, context)
    },
  },
  orderBy: 'message',
})
