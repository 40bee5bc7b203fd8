import { interfaceLanguages, type InterfaceLanguage } from '@mboa/contract'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/**
 * The language a document is sent in: the person's choice, else the browser's, else English. The
 * service worker asks for each by name (`?kept=fr`), to keep them all.
 */
export function pageLanguage(c: Context): InterfaceLanguage {
  return (
    find(c.req.query('kept')) ??
    find(getCookie(c, 'mboa_language')) ??
    preferred(c.req.header('accept-language') ?? '') ??
    'en'
  )
}

/** First of our languages by the weights of `Accept-Language` (RFC 9110 §12.5.4). */
function preferred(header: string): InterfaceLanguage | undefined {
  const ranges = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
    const [primary = ''] = tag.toLowerCase().split('-')
    return { primary, weight: weight === undefined ? 1 : Number(weight) }
  })
  const wanted = ranges.filter((range) => range.weight > 0).sort((a, b) => b.weight - a.weight)
  return wanted.map((range) => find(range.primary)).find((language) => language !== undefined)
}

function find(language: string | undefined): InterfaceLanguage | undefined {
  return interfaceLanguages.find((known) => known === language)
}
