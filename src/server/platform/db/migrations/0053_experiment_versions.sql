CREATE TABLE "experiment_versions" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"hypothesis" text NOT NULL,
	"feature_key" text NOT NULL,
	"segment_id" text,
	"variants" jsonb NOT NULL,
	"tracked" boolean NOT NULL,
	"state" text NOT NULL,
	"rolled_out" text,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "experiment_versions_brand_key_version_pk" PRIMARY KEY("brand","key","version")
);
--> statement-breakpoint
-- Every save is in the audit log, so every version is known. The latest entry is the current version, or the deletion.
INSERT INTO experiment_versions (brand, key, hypothesis, feature_key, segment_id, variants, tracked, state, rolled_out, version, at, actor_id, reason, deleted)
  SELECT e.brand, e.key, e.said ->> 'hypothesis', e.said ->> 'featureKey', e.said ->> 'segmentId', e.said -> 'variants',
      (e.said ->> 'tracked')::boolean, e.said ->> 'state', e.said ->> 'rolledOut', e.version, e.at, e.actor_id, e.reason, e.deleted
    FROM (SELECT x.brand, x.key, coalesce(nullif(a.after, 'null'), a.before) AS said, a.at, a.actor_id, a.reason,
        a.action = 'experiment.delete' AS deleted,
        x.version + 1 - row_number() OVER (PARTITION BY x.brand, x.key ORDER BY a.at DESC, a.id DESC) AS version
      FROM (SELECT brand, key, version FROM experiments
          UNION ALL SELECT d.brand, d.key, d.version FROM deleted_experiments d
            WHERE NOT EXISTS (SELECT FROM experiments i WHERE i.brand = d.brand AND i.key = d.key)) x
        JOIN audit_log a ON a.brand = x.brand AND a.subject = 'experiment:' || x.key AND a.action IN ('experiment.create',
          'experiment.change', 'experiment.start', 'experiment.stop', 'experiment.rollOut', 'experiment.delete')) e
    WHERE e.version > 0;
--> statement-breakpoint
CREATE TRIGGER experiment_versions_append_only BEFORE UPDATE OR DELETE ON experiment_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An experiment that a process of the release before saves or deletes gets its version, too: with the moment, person and
-- reason of the audit log, which is written in the same transaction, so at its end.
CREATE FUNCTION add_experiment_version(experiment jsonb, version integer, deleted boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO experiment_versions
    SELECT (jsonb_populate_record(NULL::experiment_versions, experiment || jsonb_build_object('version', version, 'deleted', deleted,
        'at', coalesce(done.at, now()), 'actor_id', done.actor_id, 'reason', coalesce(done.reason, '')))).*
      FROM (SELECT 1) AS one LEFT JOIN LATERAL (SELECT a.at, a.actor_id, a.reason FROM audit_log a
        WHERE a.brand = experiment ->> 'brand' AND a.subject = 'experiment:' || (experiment ->> 'key')
          AND (a.action = 'experiment.delete') = deleted AND a.action LIKE 'experiment.%'
        ORDER BY a.at DESC, a.id DESC LIMIT 1) done ON true
    ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_saved_experiment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_experiment_version(to_jsonb(NEW), NEW.version, false);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Not where all versions were removed with it, as the demonstration's are.
CREATE FUNCTION keep_deleted_experiment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_experiment_version(to_jsonb(OLD), OLD.version + 1, true)
    WHERE EXISTS (SELECT FROM experiment_versions v WHERE v.brand = OLD.brand AND v.key = OLD.key)
      AND NOT EXISTS (SELECT FROM experiments i WHERE i.brand = OLD.brand AND i.key = OLD.key);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER experiments_saved AFTER INSERT OR UPDATE ON experiments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_saved_experiment();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER experiments_deleted AFTER DELETE ON experiments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_deleted_experiment();
--> statement-breakpoint
-- Where the audit log says nothing.
SELECT add_experiment_version(to_jsonb(i), i.version, false) FROM experiments i;
