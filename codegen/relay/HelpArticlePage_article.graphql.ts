/**
 * @generated SignedSource<<7c653dd673d451028679ac415f796708>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HelpArticleState = "OWN" | "RETIRED" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HelpArticlePage_article$data = {
  readonly articleId: string;
  readonly content: {
    readonly " $fragmentSpreads": FragmentRefs<"helpValues_content">;
  };
  readonly standard: {
    readonly " $fragmentSpreads": FragmentRefs<"helpValues_content">;
  } | null | undefined;
  readonly state: HelpArticleState;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"HelpAnswers_article" | "HelpHistory_article">;
  readonly " $fragmentType": "HelpArticlePage_article";
};
export type HelpArticlePage_article$key = {
  readonly " $data"?: HelpArticlePage_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpArticlePage_article">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
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
          (v0/*:: as any*/),
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
  "name": "HelpArticlePage_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "articleId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
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
      "concreteType": "HelpContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HelpContent",
      "kind": "LinkedField",
      "name": "standard",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HelpHistory_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HelpAnswers_article"
    }
  ],
  "type": "StaffHelpArticle",
  "abstractKey": null
};
})();

(node as any).hash = "2d3588cfaa3ad1f3eee1b71a7c136213";

export default node;
