import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`categories\` ADD \`key\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_key\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`key\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_key\`;`)
}
