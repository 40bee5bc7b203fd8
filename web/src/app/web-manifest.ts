import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { languageFacts, pagePaths, type InterfaceLanguage } from '@mboa/contract'

const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcuts = [
  { name: msg`Word Practise`, url: pagePaths.learnerWords },
  { name: msg`Lessons`, url: pagePaths.learnerLessons },
  { name: msg`Courses`, url: pagePaths.learnerCourses },
]

/** The web app manifest: how Mboa shows once it is installed. The language must be active. */
export const manifestIn = (language: InterfaceLanguage) => ({
  id: '/',
  name: 'Mboa',
  short_name: 'Mboa',
  description: i18n._(msg`Learn the languages of Cameroon, anywhere.`),
  lang: language,
  dir: languageFacts[language].direction,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#171B52',
  theme_color: '#171B52',
  categories: ['education'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon-192', 192),
    icon('icon-512', 512),
    icon('icon-maskable-512', 512, 'maskable'),
  ],
  shortcuts: shortcuts.map(({ name, url }) => ({ name: i18n._(name), url })),
})

export type WebManifest = ReturnType<typeof manifestIn>
