import { Trans, useLingui } from '@lingui/react/macro'
import type { ClientErrorCode } from '../../../platform/network/api-client.ts'
import type { StoredMove } from '../../../platform/take-store/moved-takes.ts'
import { Banner } from '../../../ui/banner.tsx'
import { refusedOtherwise, refusedTexts } from '../../../ui/take-texts/sending-texts.ts'
import type { TakeWords } from './use-take-words.ts'

interface RefusedMovesProps {
  moves: readonly StoredMove[]
  wordOf: TakeWords['wordOf']
  onRead: (id: string) => void
}

/** Recordings that the server left under the word that they were filed under. */
export function RefusedMoves({ moves, wordOf, onRead }: RefusedMovesProps) {
  const { t } = useLingui()
  return moves.map(({ id, from, to, refusedBecause }) => {
    if (refusedBecause === undefined) return null
    const [was, other] = [wordOf(askedOf(from)).text, wordOf(askedOf(to)).text]
    const reason = t(refusedTexts[refusedBecause as ClientErrorCode] ?? refusedOtherwise)
    return (
      <Banner key={id} kind="bad">
        <p>
          <Trans>
            {was} couldn’t be moved to {other}: it stays where it was. {reason}
          </Trans>
        </p>
        <button type="button" className="button plain hanging" onClick={() => onRead(id)}>
          <Trans>Got it</Trans>
        </button>
      </Banner>
    )
  })
}

/** Every item begins with its course. */
const askedOf = (item: string) => ({ course: item.split('.')[0] ?? '', item })
