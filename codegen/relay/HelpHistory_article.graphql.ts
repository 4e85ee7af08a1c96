/**
 * @generated SignedSource<<b6d1a268e67408ebaf7c75a2a393f376>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpHistory_article$data = {
  readonly articleId: string;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"VersionHistory_entries">;
  }>;
  readonly standard: {
    readonly " $fragmentSpreads": FragmentRefs<"helpValues_content">;
  } | null | undefined;
  readonly versions: ReadonlyArray<{
    readonly actor: string;
    readonly at: string;
    readonly content: {
      readonly " $fragmentSpreads": FragmentRefs<"helpValues_content">;
    };
    readonly isRetired: boolean;
    readonly reason: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "HelpHistory_article";
};
export type HelpHistory_article$key = {
  readonly " $data"?: HelpHistory_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpHistory_article">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "helpValues_content",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subject",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "screens",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HelpText",
        "kind": "LinkedField",
        "name": "texts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "keywords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpHistory_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "articleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HelpContent",
      "kind": "LinkedField",
      "name": "standard",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffHelpVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRetired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HelpContent",
          "kind": "LinkedField",
          "name": "content",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VersionHistory_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffHelpArticle",
  "abstractKey": null
};
})();

(node as any).hash = "6392d651cd14628ece30f6f30bc32133";

export default node;
