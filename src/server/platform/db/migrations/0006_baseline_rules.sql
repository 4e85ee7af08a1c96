-- Programs hold all their rules: the new ones get their defaults, and the adjustment hours end one hour before the start.
UPDATE programs SET rules = '{"droppedHolidays": [], "weekendWeights": "equal", "adjustmentMethod": "ratio", "wholeDays": false, "postEventAdjustment": false, "postEventFromHours": 2, "postEventToHours": 4}'::jsonb
  || rules
  || CASE WHEN rules ->> 'adjustmentToHours' = '2' THEN '{"adjustmentToHours": 1}'::jsonb ELSE '{}'::jsonb END
  || CASE WHEN rules ->> 'baselineRule' = 'gb-bl01' THEN '{"adjustmentMethod": "additive", "wholeDays": true}'::jsonb ELSE '{}'::jsonb END;
