import { addLayer, deleteLayer, getLayer, listLayers } from '@halyard/contracts/intelligence/attack.ts';
import { keepChange } from '../../../event-log/changes.ts';
import { type EventLog, everyone } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { listImportLayers, listStored, requireLayer, requireRoom, toLayer } from './layer-store.ts';
import { readLayer } from './read-layer.ts';

export type LayerPorts = { readonly log: EventLog; readonly newId: () => string };

/** Navigator layers that were imported. */
export function mountLayers(platform: Platform, { log, newId }: LayerPorts): void {
  const { clock, database } = platform;
  const event = (at: number, { id, name }: { readonly id: string; readonly name: string }) =>
    ({
      at,
      severity: 'low',
      audienceId: everyone,
      objectType: 'attack_layer',
      objectId: id,
      subject: name,
    }) as const;

  mountRead(platform, listLayers, async () => ({
    layers: await listStored(database.read),
    imports: await listImportLayers(database.read),
  }));

  mountRead(platform, getLayer, async ({ params: { id } }) => {
    const row = await requireLayer(database.read, id);
    const layer = JSON.parse(row.content) as Record<string, unknown>;
    return { ...(await toLayer(database.read, row)), layer };
  });

  mountChange(platform, addLayer, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const read = readLayer(body.layer);
    await requireRoom(tx);
    const row = {
      id: newId(),
      name: body.name ?? read.name,
      domain: read.domain,
      content: JSON.stringify(body.layer),
      techniques: read.values.length,
      owner_id: caller.id,
      created_at: at,
      version: 1,
      deleted_at: null,
    };
    await tx.insertInto('attack_layers').values(row).execute();
    await log.record(tx, { ...event(at, row), kind: 'attack_layer_added', actor });
    return { ...(await toLayer(tx, row)), notes: [...read.notes] };
  });

  mountChange(platform, deleteLayer, async ({ tx, caller, actor, params: { id } }) => {
    const at = clock();
    const row = await requireLayer(tx, id);
    const version = row.version + 1;
    await tx.updateTable('attack_layers').set({ deleted_at: at, version }).where('id', '=', id).execute();
    await log.record(tx, { ...event(at, row), kind: 'attack_layer_deleted', actor });
    const rows = [{ table: 'attack_layers' as const, id, version, before: { deleted_at: null } }];
    return { changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows }) };
  });
}
