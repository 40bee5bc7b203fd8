import { Plural, Trans } from '@lingui/react/macro'
import type { ImportDraftAnswer } from '@mboa/contract'
import { Rest } from './rest.tsx'

/** Parts of the file that are not read, by kind, name and number. */
export function LeftOut({ leftOut: { count, items } }: Pick<ImportDraftAnswer, 'leftOut'>) {
  if (count === 0) return null
  return (
    <>
      <p className="small strong">
        <Trans>Not read, and left out:</Trans>
      </p>
      <ul className="small">
        {items.map((item, at) => (
          <li key={at}>
            <LeftOutItem item={item} />
          </li>
        ))}
      </ul>
      <Rest of={count} />
    </>
  )
}

function LeftOutItem({
  item: { kind, of, count },
}: {
  item: ImportDraftAnswer['leftOut']['items'][number]
}) {
  switch (kind) {
    case 'titles':
      return (
        <Trans>
          <Plural value={count} one="# row" other="# rows" /> above the names of the columns:{' '}
          <bdi>{of}</bdi>
        </Trans>
      )
    case 'rows':
      return (
        <Trans>
          <Plural value={count} one="# row" other="# rows" /> of the table <bdi>{of}</bdi>
        </Trans>
      )
    case 'cells':
      return (
        <Trans>
          <Plural value={count} one="# cell" other="# cells" /> of the column <bdi>{of}</bdi>
        </Trans>
      )
    case 'notes':
      return (
        <Trans>
          <Plural value={count} one="# note" other="# notes" /> of the type <bdi>{of}</bdi>
        </Trans>
      )
    case 'annotations':
      return (
        <Trans>
          <Plural value={count} one="# annotation" other="# annotations" /> of the tier{' '}
          <bdi>{of}</bdi>
        </Trans>
      )
    case 'elements':
      return (
        <Trans>
          <Plural value={count} one="# element" other="# elements" /> <bdi>{of}</bdi>
        </Trans>
      )
    case 'attributes':
      return (
        <Trans>
          <Plural value={count} one="# attribute" other="# attributes" /> <bdi>{of}</bdi>
        </Trans>
      )
  }
}

/** Parts that are too long to be shown to speakers, by kind and number. */
export function Omitted({ omitted }: Pick<ImportDraftAnswer, 'omitted'>) {
  return omitted.map(({ part, count }) => (
    <p key={part} className="small">
      <OmittedPart part={part} count={count} />
    </p>
  ))
}

function OmittedPart({ part, count }: ImportDraftAnswer['omitted'][number]) {
  switch (part) {
    case 'dialect':
      return (
        <Plural
          value={count}
          one="Speakers would see # of these without its dialect, which is too long."
          other="Speakers would see # of these without their dialect, which is too long."
        />
      )
    case 'example':
      return (
        <Plural
          value={count}
          one="Speakers would see # of these without its example, which is too long."
          other="Speakers would see # of these without their example, which is too long."
        />
      )
    case 'forms':
      return (
        <Plural
          value={count}
          one="Speakers would see # of these without its other spellings, which are too long."
          other="Speakers would see # of these without their other spellings, which are too long."
        />
      )
    case 'note':
      return (
        <Plural
          value={count}
          one="Speakers would see # of these without its note, which is too long."
          other="Speakers would see # of these without their note, which is too long."
        />
      )
  }
}
