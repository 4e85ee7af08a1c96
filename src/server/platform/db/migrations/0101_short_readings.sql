-- A database without readings stores them in their short form at once; one in use after `npm run pack-readings`, because
-- processes of the release before can't read it.
INSERT INTO system_settings (key, value, updated_at)
  SELECT 'short-readings', 'true', now() WHERE NOT EXISTS (SELECT FROM reading_days) ON CONFLICT DO NOTHING;
