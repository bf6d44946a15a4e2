# Klappe & Action!

klappe-und-action-title = Klappe & Action!
klappe-und-action-about = Film three acts together without a word, and cut them into order. For two, or alone.
klappe-und-action-option-reshoots = reshoots for the whole game
klappe-und-action-option-extras = extra scenes in solo mode
klappe-und-action-option-director = who directs the first act
klappe-und-action-option-script = the effects of the scenes: the house script, or a file of your own

ka-level =
    { $level ->
        [film-school] Film school
        [indie] Indie movie
        [big-screen] The big screen
       *[oscar-worthy] Oscar-worthy
    }

ka-seat-solo = Solo
ka-seat-partner = Your partner

# The effects, generated from the script.

ka-script =
    { $script ->
        [house] house script
       *[own] own script
    }
ka-timing =
    { $timing ->
        [camera] Camera
        [scissors] Scissors
        [megaphone] Megaphone
       *[none] –
    }
ka-effect-line = { $scene } · { $timing }: { $effect }
ka-effect-none = no effect.
ka-effect-beside = must be laid directly beside a face-up scene, so it cannot be the first of an act.
ka-effect-count =
    on the { $slot ->
        [first] first
       *[last] last
    } slot it counts as { $number } when the act is checked.
ka-effect-show =
    you { $duty ->
        [must] must
       *[may] may
    } show a card of your hand openly.
ka-effect-request =
    { $duty ->
        [must] your partner must show a hand card of their choice.
       *[may] you may have your partner show a hand card of their choice.
    }
ka-effect-trade =
    you { $duty ->
        [must] must
       *[may] may
    } trade: both give the other one hand card, face down.
ka-effect-look =
    you { $duty ->
        [must] must
       *[may] may
    } look at a face-down slot card, covered or not.
ka-effect-move =
    you { $duty ->
        [must] must
       *[may] may
    } move a face-up scene to an empty slot.
ka-effect-copy =
    you { $duty ->
        [must] must
       *[may] may
    } copy the camera effect of another face-up scene.
ka-effect-around =
    you { $duty ->
        [must] must
       *[may] may
    } swap the scenes to its left and right with each other.
ka-effect-two =
    you { $duty ->
        [must] must
       *[may] may
    } swap any two other scenes.
ka-effect-number =
    this scene { $duty ->
        [must] must take
       *[may] may take
    } the number of a neighbouring scene.
ka-effect-swap-neighbour =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with a neighbour.
ka-effect-swap-left =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with its left neighbour.
ka-effect-swap-right =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with its right neighbour.
ka-effect-swap-higher =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with another one of a higher number.
ka-effect-swap-lower =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with another one of a lower number.
ka-effect-swap-any =
    you { $duty ->
        [must] must
       *[may] may
    } swap this scene with any other scene.

# The table.

ka-act =
    Act { $act } of 3 · { $phase ->
        [filming] filming
        [editing] editing
        [closing] closing the act
        [between] between acts
       *[over] the end
    }
ka-director =
    { $me ->
        [yes] you direct
       *[no] { $who } directs
    }
ka-reshoots =
    { $count ->
        [0] no reshoot left
        [one] 1 reshoot left
       *[other] { $count } reshoots left
    }
ka-film = The film, from intro to credits:
ka-slot-empty = Slot { $slot }: empty
ka-slot-scene = Slot { $slot }: scene { $scene }
ka-counts-as = counts as { $number }
ka-under-reshoot = under a reshoot
ka-slot-card = slot card { $card }
ka-intro = INTRO
ka-credits = CREDITS
ka-hand = Your hand: { $scenes }.
ka-hand-title = Your hand
ka-hand-empty = Your hand is empty.
ka-partner-hand =
    { $who } holds { $count ->
        [one] 1 scene
       *[other] { $count } scenes
    }; known to you: { $known }.
ka-partner-knows = Of your hand your partner knows: { $scenes }.
ka-row =
    Your partner’s row: { $scenes } face up, { $down ->
        [0] none face down
       *[other] { $down } face down
    }.
ka-extras = Extra scenes: { $scenes }.
ka-extra-done = { $scene } (used)
ka-laid = In the order they were laid: { $scenes }.
ka-nothing = –

# What can be typed instead of the words of the notation.

ka-word-on = on
ka-word-slot = slot
ka-word-scene = scene
ka-word-use = use
ka-word-skip = skip
ka-word-cover = cover
ka-word-announce = announce
ka-word-extra = extra
ka-word-ready = ready
ka-word-face-down = face-down
ka-word-turn-up = turn-up
ka-word-slot-card = slot-card
ka-word-shuffle-back = shuffle-back

ka-asks =
    { $asked ->
        [lay] Lay a scene (such as “5 on 3”):
        [show] Scene { $scene }: show a hand card (“scene 7”):
        [look] Scene { $scene }: look at a slot card (“slot 4”):
        [look-again] Scene { $scene }: look at a second slot card:
        [request] Scene { $scene }: have a card shown (“use”):
        [answer] Show your partner a hand card of your choice (“scene 7”):
        [give] Scene { $scene }: a hand card for the trade (“scene 7”):
        [return] A trade: give a hand card of yours (“scene 7”):
        [copy] Scene { $scene }: copy the effect of which scene (“scene 5”):
        [swap] Scene { $scene }: swap it with which slot (“slot 4”)?
        [around] Scene { $scene }: swap its neighbours (“use”):
        [first] Scene { $scene }: the first of two scenes to swap (“slot 4”):
        [second] Scene { $scene }: swap slot { $chosen } with which slot?
        [number] Scene { $scene }: take the number of which slot (“slot 4”)?
        [move] Scene { $scene }: move the scene of which slot (“slot 4”):
        [move-to] Scene { $scene }: move slot { $chosen } to which empty slot?
        [turn] Scene { $scene }: turn up a scene of your partner (“use”):
        [extra] Exchange { $chosen } for which scene of the row (“scene 7”, “face-down”)?
        [cover] Cover a scene with a reshoot (“cover 4”):
        [plant] Extra scene: into act 3 as a “slot card”, or “shuffle back”?
        [alone] On to the next act: “ready”
       *[ready] When you have talked it over: “ready”
    }
ka-asks-forced = Scene { $scene } has to be laid now (“{ $scene } on 3”):
ka-asks-partner = Your partner’s turn: lay one of its face-up scenes (“5 on 3”), or “turn-up”:
ka-or-skip = , or “skip”:
ka-help =
    Lay a scene with its number and a slot: “5 on 3”, or short: 5 3. Effects ask step by step:
    “slot 4”, “scene 7”, “use”, “skip”. At the end of an act: “cover 4”, then “ready”. Solo also
    has “turn up”, “announce 6” (a scene that involves your partner), “extra 9”. Enter alone asks
    step by step. All effects: rules 2. While filming, no talking!
ka-path-lay = lay scene { $scene }
ka-path-on = on slot { $slot }
ka-path-slot = slot { $slot }
ka-path-scene = scene { $scene }
ka-path-cover = cover slot { $slot }
ka-path-announce = announce scene { $scene }
ka-path-extra = exchange extra scene { $scene }
ka-path-step =
    { $step ->
        [use] carry it out
        [skip] let it lapse
        [turn-up] turn up a face-down scene
        [face-down] for a face-down scene
        [slot-card] a slot card of act 3
        [shuffle-back] shuffle it back
       *[ready] ready for the next act
    }

ka-result-won =
    The film is a success! { $left ->
        [0] { $agreed ->
            [0] And you did it without any reshoots.
           *[other] All reshoots are used up.
        }
        [one] 1 reshoot was left.
       *[other] { $left } reshoots were left.
    }
ka-result-lost = The film could not be saved in act { $act }.

# What happens.

ka-told-act =
    Act { $act } begins with { $slots } slots. { $me ->
        [yes] You direct and lay first.
       *[no] { $who } directs and lays first.
    } Silence on the set!
ka-told-dealt = You are dealt { $scenes }.
ka-brief-laid = { $scene } → slot { $slot }
ka-brief-skipped = skips { $scene }
ka-brief-showed = shows { $scene }
ka-brief-looked = looks under slot { $slot }
ka-brief-requested = asks to see a scene
ka-brief-swapped = swaps { $scene } and { $other }
ka-brief-moved = { $scene } → slot { $slot }
ka-brief-covered = reshoots { $scene } (slot { $slot })
ka-brief-took-number = { $scene } counts as { $number }
ka-brief-ready = ready
ka-told-extras = Extra scenes: { $scenes }.
ka-told-laid =
    { $me ->
        [yes] You lay
       *[no] { $who } lays
    } scene { $scene } on slot { $slot }.
ka-told-skipped = The effect of scene { $scene } is not used.
ka-told-lapsed = The effect of scene { $scene } has no target and lapses.
ka-told-showed =
    { $me ->
        [yes] You show
       *[no] { $who } shows
    } hand card { $scene }.
ka-told-requested =
    { $me ->
        [yes] You ask for a hand card to be shown.
       *[no] { $who } asks for a hand card to be shown.
    }
ka-told-looked = { $who } looks at the slot card of slot { $slot }.
ka-told-looked-at = Under slot { $slot } lies scene { $scene }.
ka-told-offered =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } a card face down for a trade.
ka-told-traded = The two have traded a card each.
ka-told-traded-cards = You gave { $gave } and received { $got }.
ka-told-copied = Scene { $scene } copies the effect of scene { $copied }.
ka-told-swapped = Scene { $scene } goes to slot { $slot }, scene { $other } to slot { $other_slot }.
ka-told-moved = Scene { $scene } moves to slot { $slot }.
ka-told-took-number = Scene { $scene } takes the number { $number }.
ka-told-announced = Scene { $scene } is announced: first a scene of your partner is turned up.
ka-told-turned-up = Your partner’s scene { $scene } is turned up.
ka-told-exchanged = Extra scene { $extra } goes into the row; { $scene } is an extra scene now.
ka-told-editing =
    { $solo ->
        [yes] It’s a wrap! Now you edit.
       *[no] It’s a wrap! Now you edit, and may talk again.
    }
ka-told-needed =
    { $count ->
        [one] 1 reshoot is needed to put the film in order.
       *[other] { $count } reshoots are needed to put the film in order.
    }
ka-told-covered = Scene { $scene } on slot { $slot } is covered by a reshoot.
ka-told-succeeded = Act { $act } is in the can!
ka-told-planted = Extra scene { $scene } will be a slot card of act 3.
ka-told-shuffled-back = Extra scene { $scene } is shuffled back.
ka-told-ready =
    { $me ->
        [yes] You are ready.
       *[no] { $who } is ready.
    }
ka-told-won = The premiere: all three acts have succeeded!
ka-told-lost =
    Act { $act } needs { $needed ->
        [one] 1 reshoot
       *[other] { $needed } reshoots
    }, and { $left ->
        [0] none is left.
        [one] only 1 is left.
       *[other] only { $left } are left.
    } The game is lost.

# Why not.

ka-not-dealt = The scenes are not dealt yet.
ka-over = The game is over.
ka-silence = Silence on the set: no talking until the last scene of the act is filmed.
ka-not-now =
    That is not what is asked now: { $asked ->
        [lay] it is time to lay a scene.
        [cover] a scene has to be covered by a reshoot.
        [extra] the exchange of the extra scene has to be finished first.
        [plant] the extra scene has to be decided on.
        [ready] everybody says when they are ready for the next act.
       *[other] an effect has to be decided on first.
    }
ka-no-such-slot = There is no slot { $slot }; this act has { $size }.
ka-not-in-hand =
    Scene { $scene } is not { $where ->
        [row] face up in your partner’s row.
       *[hand] in your hand.
    }
ka-slot-taken = On slot { $slot } lies a scene already.
ka-beside = Scene { $scene } has to lie directly beside a face-up scene; slot { $slot } does not.
ka-leftmost = Scene { $scene } cannot be laid by its own rule here, so it goes on the leftmost empty slot.
ka-forced = Scene { $scene } has to be laid now.
ka-announce-first = Scene { $scene } involves your partner: announce it first, and a scene is turned up.
ka-no-target-slot = Slot { $slot } is no target for the effect of scene { $scene }.
ka-not-in-row = Scene { $scene } does not lie face up in your partner’s row.
ka-no-copy = Scene { $by } cannot copy scene { $scene }: it needs a face-up scene with a camera effect that can be carried out.
ka-no-reshoot = There is no reshoot left.
ka-cover-later = Scenes are covered when all scissors effects are done and the film is not in order.
ka-covered = The scene on slot { $slot } lies under a reshoot already.
ka-cover-useless = Covering slot { $slot } does not help: as many reshoots would still be needed.
ka-must-cover = The film is not in order; a scene has to be covered.
ka-solo-only = That is for the solo mode.
ka-partners-turn = It is your partner’s turn: nothing of yours is announced.
ka-own-turn = It is your own turn: lay a scene of your hand.
ka-none-face-down = None of your partner’s scenes is face down any more.
ka-nothing-to-copy = There is no effect in the film that involves your partner and that scene { $scene } could copy.
ka-no-announcement = Scene { $scene } does not involve your partner; just lay it.
ka-no-such-extra = Scene { $scene } is no extra scene.
ka-extra-first = Extra scenes are exchanged at the start of a turn, before anything else.
ka-extra-used = The extra scene { $scene } has been used in this act.
ka-plant-later = Extra scenes are decided on after act 2.
ka-ready-later = The act is not closed yet.
ka-no-passing = No passing: lay a scene.
ka-must = The effect of scene { $scene } must be carried out.
ka-begun = The effect of scene { $scene } is begun and has to be finished.

# Scripts.

ka-script-scene = Line { $line } of the script: “{ $found }” does not begin with the number of a scene, 1 to 16, and its effect.
ka-script-twice = Line { $line } of the script: scene { $scene } has an effect already.
ka-script-timing = Line { $line } of the script: “{ $found }” does not begin with camera, scissors or megaphone (or: no effect).
ka-script-duty =
    Line { $line } of the script: { $timing ->
        [megaphone] a megaphone effect needs neither may nor must.
       *[other] after “{ $timing }” may or must is missing.
    }
ka-script-effect = Line { $line } of the script: there is no effect “{ $found }”.
ka-script-when = Line { $line } of the script: “{ $found }” acts only with: { $known }.
ka-script-count = Line { $line } of the script: a scene can count as 0 to { $most }.
ka-script-beside = Line { $line } of the script: at most { $most } scenes can have this rule, or a hand might be unable to begin.
ka-script-missing = The script ends at line { $line } without an effect for scene { $scene } (“no effect” is one).

# Positions.

ka-position-laid = { $place }: these are not the scenes of the film.
ka-position-scene-twice = { $place }: scene { $scene } is in two places.
ka-position-hand = { $place }: side { $side } has to hold { $wanted } scenes here.
ka-position-solo-only = { $place }: only the solo mode has a row.
ka-position-number = { $place }: scene { $scene } cannot have this number.
ka-position-used = { $place }: only scenes of the film have used their effect, each once.
ka-position-early = { $place }: these scissors effects have not had their turn yet.
ka-position-covered = { $place }: there is no scene to cover.
ka-position-covered-early = { $place }: scenes are covered only after the last scissors effect.
ka-position-reshoots = { $place }: there are only { $most } reshoots, the used ones included.
ka-position-slots = { $place }: slots are named once each, from left to right.
ka-position-director = { $place }: in the solo mode the player directs acts 1 and 3.
ka-position-solo-look = { $place }: in the solo mode only the player looks at slot cards.
ka-position-extras = { $place }: extra scenes are there in acts 1 and 2 only.
ka-position-planted = { $place }: extra scenes become slot cards in act 3 only.
ka-position-returned = { $place }: extra scenes are shuffled back after act 2 only.
ka-position-deed = { $place }: either a card was shown, or two were traded.
ka-position-deeds = { $place }: these cards cannot have been shown and traded like that.
ka-position-asked = { $place }: this cannot be asked here.
ka-position-not-over = { $place }: the game is not over here.
ka-position-phase = { $place }: this is { $phase }.
ka-position-actor = { $place }: somebody else is asked.
ka-position-decisions = { $place }: nothing is decided before the film is full.
ka-view-impossible = { $place }: no table looks like this.

# The rules in our own words.

ka-rule-1 = There are 16 scenes, an intro and credits around the film, reshoots and the director’s chair. All effects are open to both.
ka-rule-2 = What the effects do is told by a script. All of this one:
ka-rule-3 = Three acts: 6 slots with 3 scenes each; 7 slots with 4 for the director and 3; 8 slots with 4 each.
ka-rule-4 = For each act all scenes are shuffled. The slot cards lie face down, unseen; so does what is left over.
ka-rule-5 = The first director is drawn by lot or chosen; the chair changes hands after every act. The director lays first.
ka-rule-6 = Your hand has no order that your partner could see.
ka-rule-7 = In turns each lays one scene of the hand on an empty slot, without passing, until the film is full.
ka-rule-8 = No talking while filming, from the deal to the last lay and its effect. Between acts both say when they are ready.
ka-rule-9 = A camera effect may be used right after laying, else it lapses. Without a target it is not asked for.
ka-rule-10 = A megaphone effect says when it acts and must be obeyed. A rule on laying binds laying only, not swaps and moves.
ka-rule-11 = Then you edit and talk: the scissors effects of all scenes, by ascending number, each once. Some may, some must.
ka-rule-12 = The printed numbers fix that order. A must without a target lapses. A number taken stays until the act is closed.
ka-rule-13 = The director enters the team’s decisions.
ka-rule-14 = An act succeeds if the numbers never fall from intro to credits. Gaps and equal numbers are fine.
ka-rule-15 = A reshoot covers one scene and has no number. Used reshoots leave the game; there are 2, or fewer if you like.
ka-rule-16 = Only a scene whose covering helps can be covered. If the reshoots cannot suffice, the game is lost at once.
ka-rule-17 = All three acts succeeded: you have won. The fewer reshoots used, the better the film: a win counts 1 point, and each reshoot left 1 more.
ka-rule-18 = Solo: you direct acts 1 and 3, a fictional partner act 2. Its scenes lie in a row, face down.
ka-rule-19 = Solo, your turn: instead of showing a card you may look at 2 different slot cards, one after the other; you may skip the second look. Before a scene that involves your partner, one of its scenes is turned up, and the effect is ignored.
ka-rule-20 = Solo, your partner’s turn: lay one of its face-up scenes, or turn one up and lay it now. Instead of an effect that mentions its partner or shows a card, turn one up.
ka-rule-21 = Solo: if your partner’s scene 1 cannot be laid by its rule, it goes on the leftmost empty slot. A copied effect follows the solo rules; announce your own 14 if it is to copy one that involves your partner.
ka-rule-22 = Solo: each extra scene may be exchanged once an act for a scene of the row, at the start of a turn.
ka-rule-23 = Solo: after act 2 each extra scene becomes a slot card of act 3, or is shuffled back.
ka-rule-24 = Solo levels: film school 2 reshoots and 2 extra scenes, indie 2 and 1, big screen 2 and 0, Oscar-worthy 1 and 0.
ka-rule-25 = You see your hand, the film, what was shown, the slot cards you looked at, and how many cards everybody has.
ka-rule-26 = A script is a file of 16 lines; an owner of the printed cards can write down their effects.
klappe-und-action-reason-won = the film is finished, won together
klappe-und-action-reason-lost = an act could not be put in order, lost together

# Before the game: the options in words.

klappe-und-action-option-reshoots-label = Reshoots
klappe-und-action-option-reshoots-help = This many scenes can be saved in the whole game. The fewer, the harder.
klappe-und-action-option-extras-label = Extra scenes
klappe-und-action-option-extras-help = Playing alone, you can exchange them for scenes of the row. The more, the easier.
klappe-und-action-option-director-label = Director of the first act
klappe-und-action-option-director-help = The director lays first; after every act the chair changes hands.
klappe-und-action-option-director-random = drawn by lot
klappe-und-action-option-director-first = seat 1
klappe-und-action-option-director-second = seat 2
klappe-und-action-option-script-label = Script
klappe-und-action-option-script-help = What the scenes do. If you own the printed cards, you can write their effects into a file.
klappe-und-action-option-script-house = the house script
klappe-und-action-option-script-own = a file of my own
klappe-und-action-option-level-film-school = Film school
klappe-und-action-option-level-indie = Indie movie
klappe-und-action-option-level-big-screen = The big screen
klappe-und-action-option-level-oscar-worthy = Oscar-worthy
# In the browser.

ka-web-act = Act { $act }
ka-web-phase =
    { $phase ->
        [filming] Filming
        [editing] Editing
        [closing] The check
        [between] In the can
       *[over] The end
    }
ka-web-lamp =
    { $state ->
        [quiet] Quiet on set!
        [rolling] Camera rolling
        [cut] Cut!
       *[free] You may talk
    }
ka-web-effect =
    { $effect ->
        [beside] Beside
        [count] Counts as
        [show] Show
        [request] Ask
        [trade] Trade
        [look] Look
        [move] Move
        [copy] Copy
        [around] Around
        [two] Any two
        [number] Number
        [swap-neighbour] Neighbour
        [swap-left] To the left
        [swap-right] To the right
        [swap-higher] Higher
        [swap-lower] Lower
        [swap-any] Swap
       *[none] –
    }
ka-web-cuts = Cutting list
ka-web-cut =
    { $state ->
        [done] done
        [passed] not used
        [now] now
       *[next] to come
    }
ka-web-effects = All effects
ka-web-signs = Camera: right after laying. Scissors: in editing. Megaphone: always.
ka-web-notes = Shown and looked at in this act
ka-web-in-film = slot { $slot }
ka-web-under = under slot { $slot }
ka-web-extras = Extra scenes
ka-web-extra-used = used
ka-web-pile =
    { $count ->
        [one] 1 face-down scene of your partner
       *[other] { $count } face-down scenes of your partner
    }
ka-web-partner-knows = partner knows
ka-web-you-know = You know this card
ka-web-known = known
ka-web-forced = lay now
ka-web-looked-by = { $who } has looked under it
ka-web-laid-by = laid as number { $place } ({ $who })
ka-web-chosen = chosen
ka-web-current = its effect is being decided on
ka-web-preview = preview
ka-web-target = can be chosen
ka-web-hinted = recommended
ka-web-falls = the number falls here
ka-web-reshoot = RESHOOT
ka-web-cancel = Not yet
ka-web-running = The film runs from intro to credits…
ka-web-skip-run = Skip
ka-web-nothing-inspected = Choose a card to read what it does.
ka-web-lay = Lay scene { $scene } on slot { $slot }
ka-web-proposes = { $who } proposes: { $deed }
ka-web-needed =
    { $count ->
        [one] 1 reshoot puts the film in order
       *[other] { $count } reshoots put the film in order
    }; { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
    } Each marked scene helps.
ka-web-asks =
    { $asked ->
        [lay] Your turn: choose a scene from your hand, then a slot.
        [show] Scene { $scene }: which hand card do you show?
        [look] Scene { $scene }: which slot card do you look at?
        [look-again] Scene { $scene }: which slot card do you look at next?
        [request] Scene { $scene }: shall { $who } show a hand card?
        [answer] { $who } wants to see a hand card: which one do you show?
        [give] Scene { $scene }: which hand card do you give in the trade?
        [return] { $who } trades with you: which hand card do you give?
        [copy] Scene { $scene }: whose camera effect does it copy?
        [swap] Scene { $scene }: with which scene does it change places?
        [around] Scene { $scene }: shall its neighbours change places?
        [first] Scene { $scene }: two others may change places. Choose the first.
        [second] With which scene does scene { $chosen } change places?
        [number] Scene { $scene }: whose number does it take?
        [move] Scene { $scene }: which scene moves to an empty slot?
        [move-to] To which empty slot does scene { $chosen } go?
        [turn] Scene { $scene }: shall a scene of your partner be turned up?
        [extra] Extra scene { $chosen }: for which scene of the row?
        [cover] The film is not in order: which scene do you cover?
        [plant] Extra scene { $scene }: a slot card of act 3, or shuffled back?
        [alone] Ready for the next act?
       *[ready] Talk it over. Ready for the next act?
    }
ka-web-asks-forced = Scene { $scene } has to be laid now: choose a slot.
ka-web-asks-partner = Your partner’s turn: lay a face-up scene, or turn one up.
ka-web-waits =
    { $asked ->
        [lay] { $who } chooses a scene to lay.
        [answer] { $who } chooses a hand card to show.
        [return] { $who } chooses a hand card for the trade.
        [swap] { $who } edits scene { $scene }.
        [around] { $who } edits scene { $scene }.
        [first] { $who } edits scene { $scene }.
        [second] { $who } edits scene { $scene }.
        [number] { $who } edits scene { $scene }.
        [cover] { $who } chooses a scene to cover with a reshoot.
        [ready] { $who } is not ready for the next act yet.
       *[other] { $who } decides on the effect of scene { $scene }.
    }
ka-web-do =
    { $asked ->
        [show] Show scene { $other }
        [answer] Show scene { $other }
        [look] Look under slot { $slot }
        [look-again] Look under slot { $slot }
        [give] Give scene { $other }
        [return] Give scene { $other }
        [copy] Copy scene { $other }
        [swap] Swap { $scene } and { $other }
        [first] Begin with scene { $other }
        [second] Swap { $scene } and { $other }
        [number] Take number { $number }
        [move] Move scene { $other }
        [move-to] Move it to slot { $slot }
        [extra] Exchange it for scene { $other }
       *[cover] Cover scene { $other }
    }
ka-web-use =
    { $asked ->
        [request] Have { $who } show a card
        [around] Swap { $scene } and { $other }
       *[turn] Turn up a scene
    }
ka-web-act-end =
    { $end ->
        [succeeded] { $slots } scenes in order.
        [lost] { $needed ->
            [one] It would have needed 1 reshoot.
           *[other] It would have needed { $needed } reshoots.
        }
       *[open] Not finished.
    }
ka-web-reshoots-used =
    { $count ->
        [0] no reshoot used
        [one] 1 reshoot used
       *[other] { $count } reshoots used
    }

rules-idea-klappe-und-action = Together you shoot a film in three acts, without a word and without knowing each other’s scenes. Then you cut: scissors swap what is out of place. If the numbers rise from the intro to the credits, the act has succeeded. A reshoot covers what cannot be saved.
rules-picture-ka-film = After 3 and 6 there is room for what the partner may hold. The 12 goes rather far to the right.
rules-picture-ka-edit = All scenes are laid. Scene 7 has scissors and may swap with a neighbour: with the 6 on its right, all is in order.
rules-picture-ka-order = 3, 6, 7, 10, 12, 16: the numbers never fall. The act has succeeded without a reshoot.
rules-picture-ka-reshoot = The 10 lies before the 8. One reshoot will do, on either of them; covering any other scene would not help.

lesson-ka-welcome = You and { $first } make a film together. Its scenes are numbered, and in the end the numbers must never fall from left to right. You win or lose together.
lesson-ka-silence = While you are filming nobody may talk. You see your three scenes, { $first } sees three others. Only what you lay can say something.
lesson-ka-lay = You direct this act, so you begin. Your lowest scene is the 3: lay it on the first slot.
lesson-ka-show = Scene 3 has a camera effect: you may show a card of your hand. Show the 12, and { $first } knows that it is still to come.
lesson-ka-asked = { $first } has laid the 6 and asks you for a card. Show the 7: it belongs after the 6.
lesson-ka-high = Six slots, and numbers up to 16: the 12 belongs rather far to the right. Lay it on slot 5.
lesson-ka-lapse = Scene 12 could move a scene to an empty slot. A camera effect is optional, and nothing has to move here: let it lapse.
lesson-ka-last = Leave room between the 6 and the 12 for { $first }’s last scene. Your 7 has scissors and can swap with a neighbour later. So lay it on slot 2.
lesson-ka-edit = All scenes are laid, and you may talk again. Now the scissors cut, in the order of their numbers. The 7 may swap with a neighbour: choose the 6 on slot 3.
lesson-ka-check = 3, 6, 7, 10, 12, 16: the numbers never fall, the act is a success! Two more follow, with 7 and 8 slots, and the director’s chair changes hands each time. Let us jump into the third act.
lesson-ka-third = The last act is nearly filmed. Do you see it? The 10 lies before the 8, so this cannot be in order.
lesson-ka-gap = Go on all the same: lay your 12 between the 8 and the 14, on slot 6.
lesson-ka-stay = A move to the last slot would only do harm. Let the effect lapse.
lesson-ka-reshoot = There are no scissors in this film. But you still have a reshoot: it covers a scene that is out of order. Cover the 10 on slot 4.
lesson-ka-premiere = Now it is in order. All three acts have succeeded, and you have won together! The fewer reshoots you need, the better the film.
