import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`deploys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`build\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`reason\` text,
  	\`log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`deploys_build_idx\` ON \`deploys\` (\`build\`);`)
  await db.run(sql`CREATE INDEX \`deploys_at_idx\` ON \`deploys\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`deploys_updated_at_idx\` ON \`deploys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deploys_created_at_idx\` ON \`deploys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`docs\` ADD \`edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`docs_edited_by_idx\` ON \`docs\` (\`edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_docs_v\` ADD \`version_edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_docs_v_version_version_edited_by_idx\` ON \`_docs_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`posts_edited_by_idx\` ON \`posts\` (\`edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_edited_by_idx\` ON \`_posts_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`pages_edited_by_idx\` ON \`pages\` (\`edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_edited_by_idx\` ON \`_pages_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`categories_edited_by_idx\` ON \`categories\` (\`edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_edited_by_idx\` ON \`_categories_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`authors_edited_by_idx\` ON \`authors\` (\`edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_authors_v\` ADD \`version_edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_edited_by_idx\` ON \`_authors_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`tags_edited_by_idx\` ON \`tags\` (\`edited_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_tags_v\` ADD \`version_edited_by_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_edited_by_idx\` ON \`_tags_v\` (\`version_edited_by_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`deploys\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_docs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entry_title\` text,
  	\`path\` text,
  	\`body\` text,
  	\`doc_id\` text,
  	\`title\` text,
  	\`description\` text,
  	\`slug\` text,
  	\`sidebar_label\` text,
  	\`sidebar_position\` numeric,
  	\`sidebar_class_name\` text,
  	\`sidebar_custom_props\` text,
  	\`displayed_sidebar\` text,
  	\`pagination_label\` text,
  	\`pagination_next\` text,
  	\`pagination_prev\` text,
  	\`hide_title\` integer DEFAULT false,
  	\`hide_table_of_contents\` integer DEFAULT false,
  	\`toc_min_heading_level\` numeric,
  	\`toc_max_heading_level\` numeric,
  	\`custom_edit_url\` text,
  	\`image\` text,
  	\`draft\` integer DEFAULT false,
  	\`unlisted\` integer DEFAULT false,
  	\`last_update_date\` text,
  	\`last_update_author\` text,
  	\`parse_number_prefixes\` integer DEFAULT true,
  	\`format\` text DEFAULT 'mdx',
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_docs\`("id", "entry_title", "path", "body", "doc_id", "title", "description", "slug", "sidebar_label", "sidebar_position", "sidebar_class_name", "sidebar_custom_props", "displayed_sidebar", "pagination_label", "pagination_next", "pagination_prev", "hide_title", "hide_table_of_contents", "toc_min_heading_level", "toc_max_heading_level", "custom_edit_url", "image", "draft", "unlisted", "last_update_date", "last_update_author", "parse_number_prefixes", "format", "source", "updated_at", "created_at", "_status") SELECT "id", "entry_title", "path", "body", "doc_id", "title", "description", "slug", "sidebar_label", "sidebar_position", "sidebar_class_name", "sidebar_custom_props", "displayed_sidebar", "pagination_label", "pagination_next", "pagination_prev", "hide_title", "hide_table_of_contents", "toc_min_heading_level", "toc_max_heading_level", "custom_edit_url", "image", "draft", "unlisted", "last_update_date", "last_update_author", "parse_number_prefixes", "format", "source", "updated_at", "created_at", "_status" FROM \`docs\`;`)
  await db.run(sql`DROP TABLE \`docs\`;`)
  await db.run(sql`ALTER TABLE \`__new_docs\` RENAME TO \`docs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`docs_path_idx\` ON \`docs\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`docs_updated_at_idx\` ON \`docs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`docs_created_at_idx\` ON \`docs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`docs__status_idx\` ON \`docs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__docs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_entry_title\` text,
  	\`version_path\` text,
  	\`version_body\` text,
  	\`version_doc_id\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_slug\` text,
  	\`version_sidebar_label\` text,
  	\`version_sidebar_position\` numeric,
  	\`version_sidebar_class_name\` text,
  	\`version_sidebar_custom_props\` text,
  	\`version_displayed_sidebar\` text,
  	\`version_pagination_label\` text,
  	\`version_pagination_next\` text,
  	\`version_pagination_prev\` text,
  	\`version_hide_title\` integer DEFAULT false,
  	\`version_hide_table_of_contents\` integer DEFAULT false,
  	\`version_toc_min_heading_level\` numeric,
  	\`version_toc_max_heading_level\` numeric,
  	\`version_custom_edit_url\` text,
  	\`version_image\` text,
  	\`version_draft\` integer DEFAULT false,
  	\`version_unlisted\` integer DEFAULT false,
  	\`version_last_update_date\` text,
  	\`version_last_update_author\` text,
  	\`version_parse_number_prefixes\` integer DEFAULT true,
  	\`version_format\` text DEFAULT 'mdx',
  	\`version_source\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`docs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__docs_v\`("id", "parent_id", "version_entry_title", "version_path", "version_body", "version_doc_id", "version_title", "version_description", "version_slug", "version_sidebar_label", "version_sidebar_position", "version_sidebar_class_name", "version_sidebar_custom_props", "version_displayed_sidebar", "version_pagination_label", "version_pagination_next", "version_pagination_prev", "version_hide_title", "version_hide_table_of_contents", "version_toc_min_heading_level", "version_toc_max_heading_level", "version_custom_edit_url", "version_image", "version_draft", "version_unlisted", "version_last_update_date", "version_last_update_author", "version_parse_number_prefixes", "version_format", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_entry_title", "version_path", "version_body", "version_doc_id", "version_title", "version_description", "version_slug", "version_sidebar_label", "version_sidebar_position", "version_sidebar_class_name", "version_sidebar_custom_props", "version_displayed_sidebar", "version_pagination_label", "version_pagination_next", "version_pagination_prev", "version_hide_title", "version_hide_table_of_contents", "version_toc_min_heading_level", "version_toc_max_heading_level", "version_custom_edit_url", "version_image", "version_draft", "version_unlisted", "version_last_update_date", "version_last_update_author", "version_parse_number_prefixes", "version_format", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_docs_v\`;`)
  await db.run(sql`DROP TABLE \`_docs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__docs_v\` RENAME TO \`_docs_v\`;`)
  await db.run(sql`CREATE INDEX \`_docs_v_parent_idx\` ON \`_docs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_docs_v_version_version_path_idx\` ON \`_docs_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_docs_v_version_version_updated_at_idx\` ON \`_docs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_docs_v_version_version_created_at_idx\` ON \`_docs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_docs_v_version_version__status_idx\` ON \`_docs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_docs_v_created_at_idx\` ON \`_docs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_docs_v_updated_at_idx\` ON \`_docs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_docs_v_latest_idx\` ON \`_docs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entry_title\` text,
  	\`path\` text,
  	\`body\` text,
  	\`title\` text,
  	\`title_meta\` text,
  	\`description\` text,
  	\`date\` text,
  	\`slug\` text,
  	\`image\` text,
  	\`draft\` integer DEFAULT false,
  	\`unlisted\` integer DEFAULT false,
  	\`hide_table_of_contents\` integer DEFAULT false,
  	\`toc_min_heading_level\` numeric,
  	\`toc_max_heading_level\` numeric,
  	\`last_update_date\` text,
  	\`last_update_author\` text,
  	\`format\` text DEFAULT 'mdx',
  	\`author\` text,
  	\`author_title\` text,
  	\`author_url\` text,
  	\`author_image_url\` text,
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_posts\`("id", "entry_title", "path", "body", "title", "title_meta", "description", "date", "slug", "image", "draft", "unlisted", "hide_table_of_contents", "toc_min_heading_level", "toc_max_heading_level", "last_update_date", "last_update_author", "format", "author", "author_title", "author_url", "author_image_url", "source", "updated_at", "created_at", "_status") SELECT "id", "entry_title", "path", "body", "title", "title_meta", "description", "date", "slug", "image", "draft", "unlisted", "hide_table_of_contents", "toc_min_heading_level", "toc_max_heading_level", "last_update_date", "last_update_author", "format", "author", "author_title", "author_url", "author_image_url", "source", "updated_at", "created_at", "_status" FROM \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_posts\` RENAME TO \`posts\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_path_idx\` ON \`posts\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_entry_title\` text,
  	\`version_path\` text,
  	\`version_body\` text,
  	\`version_title\` text,
  	\`version_title_meta\` text,
  	\`version_description\` text,
  	\`version_date\` text,
  	\`version_slug\` text,
  	\`version_image\` text,
  	\`version_draft\` integer DEFAULT false,
  	\`version_unlisted\` integer DEFAULT false,
  	\`version_hide_table_of_contents\` integer DEFAULT false,
  	\`version_toc_min_heading_level\` numeric,
  	\`version_toc_max_heading_level\` numeric,
  	\`version_last_update_date\` text,
  	\`version_last_update_author\` text,
  	\`version_format\` text DEFAULT 'mdx',
  	\`version_author\` text,
  	\`version_author_title\` text,
  	\`version_author_url\` text,
  	\`version_author_image_url\` text,
  	\`version_source\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v\`("id", "parent_id", "version_entry_title", "version_path", "version_body", "version_title", "version_title_meta", "version_description", "version_date", "version_slug", "version_image", "version_draft", "version_unlisted", "version_hide_table_of_contents", "version_toc_min_heading_level", "version_toc_max_heading_level", "version_last_update_date", "version_last_update_author", "version_format", "version_author", "version_author_title", "version_author_url", "version_author_image_url", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_entry_title", "version_path", "version_body", "version_title", "version_title_meta", "version_description", "version_date", "version_slug", "version_image", "version_draft", "version_unlisted", "version_hide_table_of_contents", "version_toc_min_heading_level", "version_toc_max_heading_level", "version_last_update_date", "version_last_update_author", "version_format", "version_author", "version_author_title", "version_author_url", "version_author_image_url", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v\` RENAME TO \`_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_path_idx\` ON \`_posts_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entry_title\` text,
  	\`path\` text,
  	\`body\` text,
  	\`title\` text,
  	\`description\` text,
  	\`slug\` text,
  	\`image\` text,
  	\`hide_table_of_contents\` integer DEFAULT false,
  	\`toc_min_heading_level\` numeric,
  	\`toc_max_heading_level\` numeric,
  	\`wrapper_class_name\` text,
  	\`draft\` integer DEFAULT false,
  	\`unlisted\` integer DEFAULT false,
  	\`last_update_date\` text,
  	\`last_update_author\` text,
  	\`format\` text DEFAULT 'mdx',
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "entry_title", "path", "body", "title", "description", "slug", "image", "hide_table_of_contents", "toc_min_heading_level", "toc_max_heading_level", "wrapper_class_name", "draft", "unlisted", "last_update_date", "last_update_author", "format", "source", "updated_at", "created_at", "_status") SELECT "id", "entry_title", "path", "body", "title", "description", "slug", "image", "hide_table_of_contents", "toc_min_heading_level", "toc_max_heading_level", "wrapper_class_name", "draft", "unlisted", "last_update_date", "last_update_author", "format", "source", "updated_at", "created_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_entry_title\` text,
  	\`version_path\` text,
  	\`version_body\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_slug\` text,
  	\`version_image\` text,
  	\`version_hide_table_of_contents\` integer DEFAULT false,
  	\`version_toc_min_heading_level\` numeric,
  	\`version_toc_max_heading_level\` numeric,
  	\`version_wrapper_class_name\` text,
  	\`version_draft\` integer DEFAULT false,
  	\`version_unlisted\` integer DEFAULT false,
  	\`version_last_update_date\` text,
  	\`version_last_update_author\` text,
  	\`version_format\` text DEFAULT 'mdx',
  	\`version_source\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_entry_title", "version_path", "version_body", "version_title", "version_description", "version_slug", "version_image", "version_hide_table_of_contents", "version_toc_min_heading_level", "version_toc_max_heading_level", "version_wrapper_class_name", "version_draft", "version_unlisted", "version_last_update_date", "version_last_update_author", "version_format", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_entry_title", "version_path", "version_body", "version_title", "version_description", "version_slug", "version_image", "version_hide_table_of_contents", "version_toc_min_heading_level", "version_toc_max_heading_level", "version_wrapper_class_name", "version_draft", "version_unlisted", "version_last_update_date", "version_last_update_author", "version_format", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entry_title\` text,
  	\`path\` text,
  	\`label\` text,
  	\`position\` numeric,
  	\`collapsible\` integer DEFAULT true,
  	\`collapsed\` integer DEFAULT true,
  	\`class_name\` text,
  	\`custom_props\` text,
  	\`description\` text,
  	\`link\` text,
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_categories\`("id", "entry_title", "path", "label", "position", "collapsible", "collapsed", "class_name", "custom_props", "description", "link", "source", "updated_at", "created_at", "_status") SELECT "id", "entry_title", "path", "label", "position", "collapsible", "collapsed", "class_name", "custom_props", "description", "link", "source", "updated_at", "created_at", "_status" FROM \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_categories\` RENAME TO \`categories\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_path_idx\` ON \`categories\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories__status_idx\` ON \`categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_entry_title\` text,
  	\`version_path\` text,
  	\`version_label\` text,
  	\`version_position\` numeric,
  	\`version_collapsible\` integer DEFAULT true,
  	\`version_collapsed\` integer DEFAULT true,
  	\`version_class_name\` text,
  	\`version_custom_props\` text,
  	\`version_description\` text,
  	\`version_link\` text,
  	\`version_source\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__categories_v\`("id", "parent_id", "version_entry_title", "version_path", "version_label", "version_position", "version_collapsible", "version_collapsed", "version_class_name", "version_custom_props", "version_description", "version_link", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_entry_title", "version_path", "version_label", "version_position", "version_collapsible", "version_collapsed", "version_class_name", "version_custom_props", "version_description", "version_link", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__categories_v\` RENAME TO \`_categories_v\`;`)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_path_idx\` ON \`_categories_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version__status_idx\` ON \`_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_latest_idx\` ON \`_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_authors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entry_title\` text,
  	\`key\` text,
  	\`path\` text DEFAULT 'authors.yml',
  	\`order\` numeric DEFAULT 1000,
  	\`name\` text,
  	\`title\` text,
  	\`url\` text,
  	\`email\` text,
  	\`image_url\` text,
  	\`description\` text,
  	\`socials\` text,
  	\`page\` text,
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_authors\`("id", "entry_title", "key", "path", "order", "name", "title", "url", "email", "image_url", "description", "socials", "page", "source", "updated_at", "created_at", "_status") SELECT "id", "entry_title", "key", "path", "order", "name", "title", "url", "email", "image_url", "description", "socials", "page", "source", "updated_at", "created_at", "_status" FROM \`authors\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`ALTER TABLE \`__new_authors\` RENAME TO \`authors\`;`)
  await db.run(sql`CREATE INDEX \`authors_key_idx\` ON \`authors\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`authors__status_idx\` ON \`authors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__authors_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_entry_title\` text,
  	\`version_key\` text,
  	\`version_path\` text DEFAULT 'authors.yml',
  	\`version_order\` numeric DEFAULT 1000,
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_url\` text,
  	\`version_email\` text,
  	\`version_image_url\` text,
  	\`version_description\` text,
  	\`version_socials\` text,
  	\`version_page\` text,
  	\`version_source\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__authors_v\`("id", "parent_id", "version_entry_title", "version_key", "version_path", "version_order", "version_name", "version_title", "version_url", "version_email", "version_image_url", "version_description", "version_socials", "version_page", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_entry_title", "version_key", "version_path", "version_order", "version_name", "version_title", "version_url", "version_email", "version_image_url", "version_description", "version_socials", "version_page", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_authors_v\`;`)
  await db.run(sql`DROP TABLE \`_authors_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__authors_v\` RENAME TO \`_authors_v\`;`)
  await db.run(sql`CREATE INDEX \`_authors_v_parent_idx\` ON \`_authors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_key_idx\` ON \`_authors_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_updated_at_idx\` ON \`_authors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_created_at_idx\` ON \`_authors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version__status_idx\` ON \`_authors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_created_at_idx\` ON \`_authors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_updated_at_idx\` ON \`_authors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_latest_idx\` ON \`_authors_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entry_title\` text,
  	\`key\` text,
  	\`path\` text DEFAULT 'tags.yml',
  	\`order\` numeric DEFAULT 1000,
  	\`label\` text,
  	\`permalink\` text,
  	\`description\` text,
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tags\`("id", "entry_title", "key", "path", "order", "label", "permalink", "description", "source", "updated_at", "created_at", "_status") SELECT "id", "entry_title", "key", "path", "order", "label", "permalink", "description", "source", "updated_at", "created_at", "_status" FROM \`tags\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`ALTER TABLE \`__new_tags\` RENAME TO \`tags\`;`)
  await db.run(sql`CREATE INDEX \`tags_key_idx\` ON \`tags\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tags__status_idx\` ON \`tags\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__tags_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_entry_title\` text,
  	\`version_key\` text,
  	\`version_path\` text DEFAULT 'tags.yml',
  	\`version_order\` numeric DEFAULT 1000,
  	\`version_label\` text,
  	\`version_permalink\` text,
  	\`version_description\` text,
  	\`version_source\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tags_v\`("id", "parent_id", "version_entry_title", "version_key", "version_path", "version_order", "version_label", "version_permalink", "version_description", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_entry_title", "version_key", "version_path", "version_order", "version_label", "version_permalink", "version_description", "version_source", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_tags_v\`;`)
  await db.run(sql`DROP TABLE \`_tags_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__tags_v\` RENAME TO \`_tags_v\`;`)
  await db.run(sql`CREATE INDEX \`_tags_v_parent_idx\` ON \`_tags_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_key_idx\` ON \`_tags_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_updated_at_idx\` ON \`_tags_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_created_at_idx\` ON \`_tags_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version__status_idx\` ON \`_tags_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_created_at_idx\` ON \`_tags_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_updated_at_idx\` ON \`_tags_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_latest_idx\` ON \`_tags_v\` (\`latest\`);`)
}
