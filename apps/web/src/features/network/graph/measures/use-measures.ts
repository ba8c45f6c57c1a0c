import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Measure } from '../graph-look.ts';
import { structureOf } from '../layout/use-layout.ts';
import { vouchFor } from '../layout/vouch-for.ts';
import type { Scene } from '../model/scene.ts';
import type { MeasureNews, MeasureProblem } from './compute-measures.ts';
import workerUrl from './measures-worker.ts?worker&url';

/** The place of a record in the network. Communities count from 0, the largest first. */
export type Place = Readonly<Record<Measure | 'community', number>>;
export type Places = ReadonlyMap<string, Place>;

const problemOf = ({ nodes, edges }: Scene): MeasureProblem => ({
  count: nodes.length,
  arrows: Uint32Array.from(
    edges.flatMap(({ from, to, isForward, isBackward }) => [
      ...(isForward ? [from, to] : []),
      ...(isBackward ? [to, from] : []),
    ]),
  ),
});

/** Measures a network beside the page; where there are no workers the page does it. The returned function stops it. */
function measure(problem: MeasureProblem, hear: (news: MeasureNews) => void, fail: () => void): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  if (typeof Worker === 'undefined') {
    import('./compute-measures.ts').then(({ computeMeasures }) => !isOver && hear(computeMeasures(problem)), fail);
    return end;
  }
  const worker = new Worker(vouchFor(workerUrl), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<MeasureNews>) => hear(data);
  worker.onerror = fail;
  worker.postMessage(problem);
  return () => worker.terminate();
}

/** What is known of the graph: `places` are of what it showed before while they are worked out anew. */
export type Measured = { readonly places: Places | undefined; readonly state: 'working' | 'done' | 'failed' };

type Known = { readonly structure: string; readonly places: Places | undefined };

type Wish = {
  readonly isWanted: boolean;
  /** What is shown is about to change again. */
  readonly isPaused: boolean;
};

/** Communities and centrality of what is drawn, once they are wanted. */
export function useMeasures(scene: Scene, { isWanted, isPaused }: Wish): Measured {
  const isOn = isWanted && !isPaused;
  const structure = useMemo(() => (isOn ? structureOf(scene) : ''), [scene, isOn]);
  const [known, setKnown] = useState<Known | null>(null);
  const begin = useEffectEvent(() =>
    measure(
      problemOf(scene),
      ({ degree, betweenness, pagerank, community }) => {
        const places = scene.nodes.map(({ id }, index) => {
          const [links = 0, between = 0] = [degree[index], betweenness[index]];
          const [rank = 0, group = 0] = [pagerank[index], community[index]];
          return [id, { degree: links, betweenness: between, pagerank: rank, community: group }] as const;
        });
        setKnown({ structure, places: new Map(places) });
      },
      () => setKnown({ structure, places: undefined }),
    ),
  );
  useEffect(() => (structure === '' ? undefined : begin()), [structure]);
  const places = isWanted ? known?.places : undefined;
  if (!isOn || known?.structure !== structure) return { places, state: 'working' };
  return { places, state: places ? 'done' : 'failed' };
}
