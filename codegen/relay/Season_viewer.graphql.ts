/**
 * @generated SignedSource<<d9956501fdb0a5226ec45e6bafc041b9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Season_viewer$data = {
  readonly eventSeason: {
    readonly events: ReadonlyArray<{
      readonly reductionWattHours: number | null | undefined;
    }>;
    readonly season: string;
    readonly today: string;
    readonly totals: ReadonlyArray<{
      readonly savedWattHours: number;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"AllSeasons_season" | "Milestones_season" | "MonthCard_season" | "SeasonFigures_season" | "SeasonPicture_season">;
  } | null | undefined;
  readonly " $fragmentType": "Season_viewer";
};
export type Season_viewer$key = {
  readonly " $data"?: Season_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Season_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "month"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Season_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "month",
          "variableName": "month"
        }
      ],
      "concreteType": "EventSeason",
      "kind": "LinkedField",
      "name": "eventSeason",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "season",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SeasonEvent",
          "kind": "LinkedField",
          "name": "events",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reductionWattHours",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SeasonTotal",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "savedWattHours",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SeasonFigures_season"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MonthCard_season"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AllSeasons_season"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Milestones_season"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SeasonPicture_season"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "360f24b24736adf252b1b322f98700e9";

export default node;
