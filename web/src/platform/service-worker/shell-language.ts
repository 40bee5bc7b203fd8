import type { InterfaceLanguage } from '@mboa/contract'
import { tellServiceWorker } from '../network/tell-service-worker.ts'

/** Tells in which language to open the kept shell. */
export const tellShellLanguage = (language: InterfaceLanguage) =>
  tellServiceWorker({ type: 'language', language })
