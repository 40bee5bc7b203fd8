import { languageFacts, type InterfaceLanguage } from '@mboa/contract'

interface DocumentParts {
  language: InterfaceLanguage
  title: string
  /** For search engines and whoever a link is sent to; no screen shows it. */
  description: string
  /** Inline; `pages.json` has the hash of each. */
  styles: readonly string[]
  /** Files of the code, in the order in which they run. */
  scripts: string[]
  preload: string[]
  markup: string
  /** The page prerendered in `markup`, or null for the shell. */
  path: string | null
}

/**
 * Shows where the app did not open or broke as a whole (`start.css`): outside of what the app
 * draws, so that it needs none of it, and in both languages, for nobody knows which is understood.
 */
const failed = `<main class="failed stack">
<p lang="en">Mboa could not be opened. Your progress is safe.</p>
<p lang="fr">Mboa n’a pas pu s’ouvrir. Vos progrès sont en sécurité.</p>
<a class="button main" href=""><span>Try again · <span lang="fr">Réessayer</span></span></a>
</main>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One start document. Its only inline part is its style, allowed by hashes. */
export function documentHtml(parts: DocumentParts): string {
  const { language, title, description, styles, scripts, preload, markup, path } = parts
  const page = path === null ? '' : ` data-page="${escapeHtml(path)}"`
  return `<!doctype html>
<html lang="${language}" dir="${languageFacts[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#171B52">
<meta name="description" content="${escapeHtml(description)}">
<title>${escapeHtml(title)}</title>
${styles.map((css) => `<style>${css}</style>`).join('')}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-apple-180.png">
<link rel="manifest" href="/manifest.${language}.webmanifest">
${scripts.map((file) => `<script type="module" src="/${file}"></script>`).join('\n')}
${preload.map((file) => `<link rel="modulepreload" href="/${file}">`).join('\n')}
</head>
<body><div id="root"${page}>${markup}</div>
${failed}</body>
</html>
`
}
