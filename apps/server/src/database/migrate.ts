import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { foundationMigration } from './migrations/0001-foundation.ts';
import { identityMigration } from './migrations/0002-identity.ts';
import { secondFactorMigration } from './migrations/0003-second-factor.ts';
import { peopleMigration } from './migrations/0004-people-and-preferences.ts';
import { intelligenceMigration } from './migrations/0005-intelligence.ts';
import { crimeMigration } from './migrations/0007-crime-and-schemas.ts';
import { assistantMigration } from './migrations/0008-assistant.ts';
import { incidentsBySeverityMigration } from './migrations/0009-incidents-by-severity.ts';
import { identityCompleteMigration } from './migrations/0010-identity-complete.ts';
import { sealedMigration } from './migrations/0011-sealed-replies-and-letters.ts';
import { racesMigration } from './migrations/0012-races.ts';
import { recordVersionsMigration } from './migrations/0013-record-versions.ts';
import { fairCrimeImportsMigration } from './migrations/0018-fair-crime-imports.ts';
import { schemaAddressesMigration } from './migrations/0021-schema-addresses.ts';
import { searchMigration } from './migrations/0022-search.ts';
import { sampleTasksMigration } from './migrations/0023-sample-tasks.ts';
import { searchUpkeepMigration } from './migrations/0024-search-upkeep.ts';
import { limitsMigration } from './migrations/0025-limits.ts';
import { forgetSecretRepliesMigration } from './migrations/0026-forget-secret-replies.ts';
import { partsOfNamesMigration } from './migrations/0027-parts-of-names.ts';
import { backgroundWorkMigration } from './migrations/0028-background-work.ts';
import { standardNamesMigration } from './migrations/0029-standard-names.ts';
import { importsInTheQueueMigration } from './migrations/0030-imports-in-the-queue.ts';
import { lettersInTheQueueMigration } from './migrations/0031-letters-in-the-queue.ts';
import { versionsOfPeopleMigration } from './migrations/0032-versions-of-people.ts';
import { orderOfPeopleMigration } from './migrations/0033-order-of-people.ts';
import { conversationsMigration } from './migrations/0034-conversations.ts';
import { assistantBudgetsMigration } from './migrations/0035-assistant-budgets.ts';
import { questionsMigration } from './migrations/0036-questions.ts';
import { inflowMigration } from './migrations/0037-inflow.ts';
import { observablesMigration } from './migrations/0038-observables.ts';
import { sigmaMigration } from './migrations/0039-sigma.ts';
import { feedsMigration } from './migrations/0040-feeds.ts';
import { alertRulesMigration } from './migrations/0041-alert-rules.ts';
import { severityRulesMigration } from './migrations/0042-severity-rules.ts';
import { attackMigration } from './migrations/0043-attack.ts';
import { importPreviewsMigration } from './migrations/0044-import-previews.ts';
import { savedViewsMigration } from './migrations/0045-saved-views.ts';
import { alertGroupsMigration } from './migrations/0046-alert-groups.ts';
import { taxiiMigration } from './migrations/0047-taxii.ts';
import { blockListsMigration } from './migrations/0048-block-lists.ts';
import { enrichmentMigration } from './migrations/0049-enrichment.ts';
import { keptChangesMigration } from './migrations/0050-kept-changes.ts';
import { patternPlansMigration } from './migrations/0051-pattern-plans.ts';
import { ruleAlertsMigration } from './migrations/0053-rule-alerts.ts';
import { sourceStopsMigration } from './migrations/0054-source-stops.ts';
import { alertSearchMigration } from './migrations/0055-alert-search.ts';
import { sigmaExamplesMigration } from './migrations/0056-sigma-examples.ts';
import { changesAndPlacesMigration } from './migrations/0057-changes-and-places.ts';
import { requestCountsMigration } from './migrations/0058-request-counts.ts';
import { nodesMigration } from './migrations/0059-nodes.ts';
import { ageOfRowsMigration } from './migrations/0060-age-of-rows.ts';
import { searchInPayloadsMigration } from './migrations/0061-search-in-payloads.ts';
import { partitionsMigration } from './migrations/0063-partitions.ts';
import { archivesMigration } from './migrations/0064-archives.ts';
import { alertTalliesMigration } from './migrations/0065-alert-tallies.ts';
import { incidentFactsMigration } from './migrations/0066-incident-facts.ts';
import { keptCountsMigration } from './migrations/0067-kept-counts.ts';
import { takeoversMigration } from './migrations/0068-takeovers.ts';
import { webhookRepliesMigration } from './migrations/0071-webhook-replies.ts';
import { incidentTimesMigration } from './migrations/0072-incident-times.ts';
import type { Schema } from './tables/schema.ts';

// The search of the first release; a later migration drops it and builds its own from the existing rows.
const madeAnewLater: Migration = { up: async () => {} };

const provider: MigrationProvider = {
  getMigrations: async () => ({
    '0001-foundation': foundationMigration,
    '0002-identity': identityMigration,
    '0003-second-factor': secondFactorMigration,
    '0004-people-and-preferences': peopleMigration,
    '0005-intelligence': intelligenceMigration,
    '0006-search': madeAnewLater,
    '0007-crime-and-schemas': crimeMigration,
    '0008-assistant': assistantMigration,
    '0009-incidents-by-severity': incidentsBySeverityMigration,
    '0010-identity-complete': identityCompleteMigration,
    '0011-sealed-replies-and-letters': sealedMigration,
    '0012-races': racesMigration,
    '0013-record-versions': recordVersionsMigration,
    '0018-fair-crime-imports': fairCrimeImportsMigration,
    '0021-schema-addresses': schemaAddressesMigration,
    '0022-search': searchMigration,
    '0023-sample-tasks': sampleTasksMigration,
    '0024-search-upkeep': searchUpkeepMigration,
    '0025-limits': limitsMigration,
    '0026-forget-secret-replies': forgetSecretRepliesMigration,
    '0027-parts-of-names': partsOfNamesMigration,
    '0028-background-work': backgroundWorkMigration,
    '0029-standard-names': standardNamesMigration,
    '0030-imports-in-the-queue': importsInTheQueueMigration,
    '0031-letters-in-the-queue': lettersInTheQueueMigration,
    '0032-versions-of-people': versionsOfPeopleMigration,
    '0033-order-of-people': orderOfPeopleMigration,
    '0034-conversations': conversationsMigration,
    '0035-assistant-budgets': assistantBudgetsMigration,
    '0036-questions': questionsMigration,
    '0037-inflow': inflowMigration,
    '0038-observables': observablesMigration,
    '0039-sigma': sigmaMigration,
    '0040-feeds': feedsMigration,
    '0041-alert-rules': alertRulesMigration,
    '0042-severity-rules': severityRulesMigration,
    '0043-attack': attackMigration,
    '0044-import-previews': importPreviewsMigration,
    '0045-saved-views': savedViewsMigration,
    '0046-alert-groups': alertGroupsMigration,
    '0047-taxii': taxiiMigration,
    '0048-block-lists': blockListsMigration,
    '0049-enrichment': enrichmentMigration,
    '0050-kept-changes': keptChangesMigration,
    '0051-pattern-plans': patternPlansMigration,
    '0053-rule-alerts': ruleAlertsMigration,
    '0054-source-stops': sourceStopsMigration,
    '0055-alert-search': alertSearchMigration,
    '0056-sigma-examples': sigmaExamplesMigration,
    '0057-changes-and-places': changesAndPlacesMigration,
    '0058-request-counts': requestCountsMigration,
    '0059-nodes': nodesMigration,
    '0060-age-of-rows': ageOfRowsMigration,
    '0061-search-in-payloads': searchInPayloadsMigration,
    '0063-partitions': partitionsMigration,
    '0064-archives': archivesMigration,
    '0065-alert-tallies': alertTalliesMigration,
    '0066-incident-facts': incidentFactsMigration,
    '0067-kept-counts': keptCountsMigration,
    '0068-takeovers': takeoversMigration,
    '0071-webhook-replies': webhookRepliesMigration,
    '0072-incident-times': incidentTimesMigration,
  }),
};

/** The name of the newest migration of this version. */
export async function newestMigration(): Promise<string> {
  return (
    Object.keys(await provider.getMigrations())
      .sort()
      .at(-1) ?? ''
  );
}

const bookkeeping = 'kysely_migration';

/** Migrations of a later version that this database has been through; the names of some are enough. */
async function laterMigrations(kysely: Kysely<Schema>, schemaName: string | undefined): Promise<string[]> {
  const known = new Set(Object.keys(await provider.getMigrations()));
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name, schema }) => name === bookkeeping && (schemaName ?? schema) === schema)) return [];
  const table = sql.table(schemaName === undefined ? bookkeeping : `${schemaName}.${bookkeeping}`);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(kysely);
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}

/**
 * Migrates the database to the newest version; all missing migrations run in one transaction. With `schemaName` only
 * that schema is considered. With `upTo` it stops at that migration. A database of a later version is not changed.
 */
export async function migrate(kysely: Kysely<Schema>, schemaName?: string, upTo?: string): Promise<void> {
  const place = schemaName === undefined ? {} : { migrationTableSchema: schemaName };
  const migrator = new Migrator({ ...place, db: kysely, provider });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (!error) return;
  const [later] = await laterMigrations(kysely, schemaName).catch(() => []);
  if (later === undefined) throw new Error('The database could not be migrated.', { cause: error });
  throw new Error(
    `It belongs to a later version of Halyard: this one does not know its migration ${later}. Start that version again, or restore a backup from before the upgrade. Nothing was changed.`,
  );
}
