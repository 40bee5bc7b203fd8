import {
  type ItemLicence,
  itemLicences,
  learnersOnlyLicence,
  type Sentence,
  type Source,
  type Word,
} from '@mboa/contract'
import { within, type Finding } from '../problem.ts'

/** Under which of our licences something copied from a source may be published. */
const publishableAs: Record<ItemLicence, readonly ItemLicence[]> = {
  'Unicode-3.0': ['Unicode-3.0'],
  'CC0-1.0': itemLicences,
  'CC-BY-4.0': ['CC-BY-4.0', 'CC-BY-SA-4.0'],
  'CC-BY-SA-4.0': ['CC-BY-SA-4.0'],
}

/**
 * What is copied must come from a source whose licence allows the item's. A source that only
 * attests a fact (`use: fact`) may have any licence.
 */
export function checkLicences(item: Word | Sentence): Finding[] {
  const { licence, sources, variants = [], forms = [] } = item
  if (licence === learnersOnlyLicence) {
    const message = `packs are open: publish under ${itemLicences.join(', ')}`
    return [{ path: ['licence'], code: 'licence', message }]
  }
  const ofVariants = variants.flatMap((variant, index) =>
    checkSources(variant.sources, licence).map((found) => within(found, ['variants', index])),
  )
  const ofForms = forms.flatMap((form, index) =>
    checkSources(form.sources ?? [], licence).map((found) => within(found, ['forms', index])),
  )
  return [...checkSources(sources, licence), ...ofVariants, ...ofForms]
}

/** What a note or a table of letters copies: it is published under no licence of its own. */
export function checkOpenSources(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source, index) =>
    isCopied(source) && !isOpen(source) ? [notOpen(source, index)] : [],
  )
}

function checkSources(sources: readonly Source[], licence: ItemLicence): Finding[] {
  return sources.flatMap((source, index): Finding[] => {
    if (!isCopied(source)) return []
    if (!isOpen(source)) return [notOpen(source, index)]
    if (publishableAs[source.licence].includes(licence)) return []
    const message = `copied under ${source.licence}, so it cannot be published under ${licence}`
    return [{ path: licenceOf(index), code: 'licence', message }]
  })
}

const licenceOf = (index: number) => ['sources', index, 'licence']
const isCopied = (source: Source) => source.use !== 'fact'

function notOpen(source: Source, index: number): Finding {
  const rule = `copy only from ${itemLicences.join(', ')}, or say "use: fact" ("fact" under "source_use" in a table)`
  const message = `source under "${source.licence}": ${rule}`
  return { path: licenceOf(index), code: 'licence', message }
}

function isOpen(source: Source): source is Source & { licence: ItemLicence } {
  return itemLicences.some((licence) => licence === source.licence)
}
