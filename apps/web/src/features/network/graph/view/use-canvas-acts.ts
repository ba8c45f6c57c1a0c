import { type KeyboardEvent, useRef } from 'react';
import { actionOfKey, type RecordActions } from '../../use-record-actions.ts';
import type { Point } from '../model/viewport.ts';
import type { NetworkGraph } from '../use-network-graph.ts';

type Options = {
  readonly graph: NetworkGraph;
  readonly selected: string | undefined;
  readonly actions: RecordActions;
  readonly openGroup: (id: string) => void;
};

/** What hands and keys do to the picture: select, open, move, choose several, and take changes of the view back. */
export function useCanvasActs({ graph, selected, actions, openGroup }: Options) {
  const { model, scene, picture, handling } = graph;
  const { steps } = handling;
  // Where a drag began, for the way back.
  const dragged = useRef<Point | undefined>(undefined);

  const nodeOf = (id: string) => (model.hasNode(id) ? model.getNodeAttributes(id) : undefined);
  const recordOf = (id: string) => {
    const node = nodeOf(id);
    return node?.group ? undefined : node;
  };

  function open(id: string) {
    const record = recordOf(id);
    const group = scene.nodes[scene.indexById.get(id) ?? -1];
    if (nodeOf(id)?.group) openGroup(id);
    else if (group?.isGroup) handling.showType(group.type, true);
    else if (record) actions.run('expand', record);
  }

  function select(id: string | undefined) {
    const record = id === undefined ? undefined : recordOf(id);
    if (record) actions.run('select', record);
    else if (id !== undefined) open(id);
  }

  function move(id: string, to: Point, isDropped: boolean) {
    dragged.current ??= graph.pointOf(id);
    graph.move(id, to);
    if (!isDropped) return;
    const from = dragged.current;
    dragged.current = undefined;
    if (!recordOf(id)) return;
    handling.pin(id, to, { undo: () => from && graph.move(id, from), redo: () => graph.move(id, to) });
  }

  /** The records that nodes stand for; a group stands for all of its type. */
  function choose(indexes: readonly number[]) {
    const within = new Set(indexes);
    const drawn = picture?.scene ?? scene;
    handling.choose(
      new Set([...graph.visible].filter((id) => within.has(drawn.indexById.get(id) ?? -1) && recordOf(id))),
    );
  }

  function toggle(id: string) {
    const next = new Set(handling.chosen);
    if (!next.delete(id) && recordOf(id)) next.add(id);
    handling.choose(next);
  }

  function onShortcut(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    // What is typed in a window has an undo of its own.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.preventDefault();
    if (event.shiftKey) steps.redo();
    else steps.undo();
  }

  function onKey(key: string): boolean {
    const action = actionOfKey(key);
    const record = selected === undefined ? undefined : recordOf(selected);
    if (!action || action === 'select' || !record) return false;
    actions.run(action, record);
    return true;
  }

  return { open, select, move, choose, toggle, onShortcut, onKey };
}
