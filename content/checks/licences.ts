import type { ItemLicence, Sentence, Source, Word } from '@mboa/contract'
import { itemLicences, learnersOnlyLicence } from '@mboa/contract'
import { within, type Finding } from './finding.ts'

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
export function checkLicences({ licence, sources, variants = [] }: Word | Sentence): Finding[] {
  if (licence === learnersOnlyLicence) {
    const message = `packs are open: publish under ${itemLicences.join(', ')}`
    return [{ path: ['licence'], code: 'licence', message }]
  }
  const ofVariants = variants.flatMap((variant, index) =>
    checkSources(variant.sources, licence).map((found) => within(found, ['variants', index])),
  )
  return [...checkSources(sources, licence), ...ofVariants]
}

/** The same for what a note or a table of letters takes from its sources. */
export function checkOpenSources(sources: readonly Source[]): Finding[] {
  return checkSources(sources, 'CC-BY-SA-4.0').filter(({ message }) =>
    message.includes('copy only'),
  )
}

function checkSources(sources: readonly Source[], licence: ItemLicence): Finding[] {
  return sources.flatMap((source, index): Finding[] => {
    if (source.use === 'fact') return []
    const path = ['sources', index, 'licence']
    if (!isOpen(source)) {
      const rule = `copy only from ${itemLicences.join(', ')}, or say "use: fact"`
      return [{ path, code: 'licence', message: `source under "${source.licence}": ${rule}` }]
    }
    if (publishableAs[source.licence].includes(licence)) return []
    const message = `copied under ${source.licence}, so it cannot be published under ${licence}`
    return [{ path, code: 'licence', message }]
  })
}

function isOpen(source: Source): source is Source & { licence: ItemLicence } {
  return itemLicences.some((licence) => licence === source.licence)
}
