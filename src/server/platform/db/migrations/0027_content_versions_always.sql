-- Content that a process of the release before saves or deletes gets its version, too: with the moment, person and reason of
-- the audit log, which is written in the same transaction, so at its end.
CREATE FUNCTION add_content_version(content jsonb, version integer, deleted boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO placement_versions
    SELECT (jsonb_populate_record(NULL::placement_versions, content || jsonb_build_object('content_id', content -> 'id',
        'version', version, 'deleted', deleted, 'at', coalesce(done.at, now()), 'actor_id', done.actor_id,
        'reason', coalesce(done.reason, '')))).*
      FROM (SELECT 1) AS one LEFT JOIN LATERAL (SELECT a.at, a.actor_id, a.reason FROM audit_log a
        WHERE a.brand = content ->> 'brand' AND a.subject = 'content:' || (content ->> 'id')
          AND a.action = ANY (CASE WHEN deleted THEN ARRAY['content.delete'] ELSE ARRAY['content.create', 'content.change'] END)
        ORDER BY a.at DESC, a.id DESC LIMIT 1) done ON true
    ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_saved_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_content_version(to_jsonb(NEW), NEW.version, false);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Not where all versions were removed with it, as the demonstration's are.
CREATE FUNCTION keep_deleted_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_content_version(to_jsonb(OLD), OLD.version + 1, true)
    WHERE EXISTS (SELECT FROM placement_versions v WHERE v.content_id = OLD.id)
      AND NOT EXISTS (SELECT FROM placement_instances i WHERE i.id = OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER placement_instances_saved AFTER INSERT OR UPDATE ON placement_instances
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_saved_content();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER placement_instances_deleted AFTER DELETE ON placement_instances
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_deleted_content();
--> statement-breakpoint
-- What such a process saved or deleted since versions are kept.
SELECT add_content_version(to_jsonb(i), i.version, false) FROM placement_instances i
  WHERE NOT EXISTS (SELECT FROM placement_versions v WHERE v.content_id = i.id AND v.version = i.version);
--> statement-breakpoint
SELECT add_content_version(to_jsonb(l) || jsonb_build_object('id', l.content_id), l.version + 1, true)
  FROM (SELECT DISTINCT ON (content_id) * FROM placement_versions ORDER BY content_id, version DESC) l
  WHERE NOT l.deleted AND NOT EXISTS (SELECT FROM placement_instances i WHERE i.id = l.content_id);
