import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_deploys_state" AS ENUM('waiting', 'building', 'built', 'live', 'failed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "deploys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"build" varchar NOT NULL,
  	"state" "enum_deploys_state" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"reason" varchar,
  	"log" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "docs" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "_docs_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "posts" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "categories" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "_categories_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "authors" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "_authors_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "tags" ADD COLUMN "edited_by_id" integer;
  ALTER TABLE "_tags_v" ADD COLUMN "version_edited_by_id" integer;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "deploys_build_idx" ON "deploys" USING btree ("build");
  CREATE INDEX "deploys_at_idx" ON "deploys" USING btree ("at");
  CREATE INDEX "deploys_updated_at_idx" ON "deploys" USING btree ("updated_at");
  CREATE INDEX "deploys_created_at_idx" ON "deploys" USING btree ("created_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "docs" ADD CONSTRAINT "docs_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_docs_v" ADD CONSTRAINT "_docs_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tags" ADD CONSTRAINT "tags_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "docs_edited_by_idx" ON "docs" USING btree ("edited_by_id");
  CREATE INDEX "_docs_v_version_version_edited_by_idx" ON "_docs_v" USING btree ("version_edited_by_id");
  CREATE INDEX "posts_edited_by_idx" ON "posts" USING btree ("edited_by_id");
  CREATE INDEX "_posts_v_version_version_edited_by_idx" ON "_posts_v" USING btree ("version_edited_by_id");
  CREATE INDEX "pages_edited_by_idx" ON "pages" USING btree ("edited_by_id");
  CREATE INDEX "_pages_v_version_version_edited_by_idx" ON "_pages_v" USING btree ("version_edited_by_id");
  CREATE INDEX "categories_edited_by_idx" ON "categories" USING btree ("edited_by_id");
  CREATE INDEX "_categories_v_version_version_edited_by_idx" ON "_categories_v" USING btree ("version_edited_by_id");
  CREATE INDEX "authors_edited_by_idx" ON "authors" USING btree ("edited_by_id");
  CREATE INDEX "_authors_v_version_version_edited_by_idx" ON "_authors_v" USING btree ("version_edited_by_id");
  CREATE INDEX "tags_edited_by_idx" ON "tags" USING btree ("edited_by_id");
  CREATE INDEX "_tags_v_version_version_edited_by_idx" ON "_tags_v" USING btree ("version_edited_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deploys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "deploys" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "docs" DROP CONSTRAINT "docs_edited_by_id_users_id_fk";
  
  ALTER TABLE "_docs_v" DROP CONSTRAINT "_docs_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_edited_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_edited_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_edited_by_id_users_id_fk";
  
  ALTER TABLE "_categories_v" DROP CONSTRAINT "_categories_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "authors" DROP CONSTRAINT "authors_edited_by_id_users_id_fk";
  
  ALTER TABLE "_authors_v" DROP CONSTRAINT "_authors_v_version_edited_by_id_users_id_fk";
  
  ALTER TABLE "tags" DROP CONSTRAINT "tags_edited_by_id_users_id_fk";
  
  ALTER TABLE "_tags_v" DROP CONSTRAINT "_tags_v_version_edited_by_id_users_id_fk";
  
  DROP INDEX "docs_edited_by_idx";
  DROP INDEX "_docs_v_version_version_edited_by_idx";
  DROP INDEX "posts_edited_by_idx";
  DROP INDEX "_posts_v_version_version_edited_by_idx";
  DROP INDEX "pages_edited_by_idx";
  DROP INDEX "_pages_v_version_version_edited_by_idx";
  DROP INDEX "categories_edited_by_idx";
  DROP INDEX "_categories_v_version_version_edited_by_idx";
  DROP INDEX "authors_edited_by_idx";
  DROP INDEX "_authors_v_version_version_edited_by_idx";
  DROP INDEX "tags_edited_by_idx";
  DROP INDEX "_tags_v_version_version_edited_by_idx";
  ALTER TABLE "docs" DROP COLUMN "edited_by_id";
  ALTER TABLE "_docs_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "posts" DROP COLUMN "edited_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "pages" DROP COLUMN "edited_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "categories" DROP COLUMN "edited_by_id";
  ALTER TABLE "_categories_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "authors" DROP COLUMN "edited_by_id";
  ALTER TABLE "_authors_v" DROP COLUMN "version_edited_by_id";
  ALTER TABLE "tags" DROP COLUMN "edited_by_id";
  ALTER TABLE "_tags_v" DROP COLUMN "version_edited_by_id";
  DROP TYPE "public"."enum_deploys_state";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
