import { api, photoLimitBytes, type Profile } from '@mboa/contract'
import { useEffect, useState } from 'react'
import { call, type ApiFailure, type ApiResult } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { unexpectedFailure } from './error-texts.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A picture that was chosen and is not saved yet. */
interface ChosenPhoto {
  file: Blob
  name: string
  /** To be looked at before saving; undefined where this browser cannot read it. */
  previewUrl: string | undefined
}

interface PhotoState {
  chosen: ChosenPhoto | undefined
  failure: ApiFailure | undefined
  isBusy: boolean
  /** What went well last, for whoever cannot see the picture. */
  done: 'saved' | 'removed' | undefined
  choose: (file: File) => Promise<void>
  save: () => Promise<void>
  cancel: () => void
  remove: () => Promise<void>
}

/** Choosing, looking at, saving and removing the photo. */
export function usePhoto(onChanged: (profile: Profile) => void): PhotoState {
  const { id } = useSignedInUser()
  const [chosen, setChosen] = useState<ChosenPhoto | undefined>()
  const [failure, setFailure] = useState<ApiFailure | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const [done, setDone] = useState<PhotoState['done']>()

  const previewUrl = chosen?.previewUrl
  useEffect(() => {
    if (previewUrl !== undefined) return () => URL.revokeObjectURL(previewUrl)
  }, [previewUrl])

  async function choose(file: File) {
    setDone(undefined)
    setFailure(undefined)
    const small = await shrinkPhoto(file)
    if (small === undefined && file.size > photoLimitBytes) {
      setChosen(undefined)
      setFailure({ code: 'too-large', fields: {} })
      return
    }
    setChosen({
      file: small ?? file,
      name: file.name,
      previewUrl: small && URL.createObjectURL(small),
    })
  }

  async function change(
    send: () => Promise<ApiResult<Profile>>,
    outcome: NonNullable<PhotoState['done']>,
  ) {
    setFailure(undefined)
    setDone(undefined)
    setIsBusy(true)
    try {
      const result = await send()
      if (result.ok) {
        setChosen(undefined)
        setDone(outcome)
        onChanged(result.value)
      } else setFailure(result.failure)
    } catch (error) {
      reportProblem('changing the photo', error)
      setFailure(unexpectedFailure)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    chosen,
    failure,
    isBusy,
    done,
    choose,
    save: async () => {
      if (chosen === undefined) return
      await change(() => call(api.replacePhoto, { body: chosen.file, account: id }), 'saved')
    },
    cancel: () => {
      setChosen(undefined)
      setFailure(undefined)
    },
    remove: () => change(() => call(api.removePhoto, { account: id }), 'removed'),
  }
}
