import { parentPort, workerData } from 'node:worker_threads'
import { makeCollection, type CollectionRequest } from './make-collection.ts'

parentPort?.postMessage(makeCollection(workerData as CollectionRequest))
